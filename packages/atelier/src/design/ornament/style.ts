import type { DesignEra } from '@filigree/contracts';
import type { Stone, StoneKind } from '../parts.ts';
import type { EraRules } from '../ring/eras.ts';

/** How ornaments are drawn for a brief: what every kind of ornament looks to when it draws its own fields. */
export interface OrnamentStyle {
  readonly era: DesignEra | null;
  readonly eraRules: EraRules;
  readonly alloyId: string;
  /** The second alloy of a two-tone piece; the first where there is one only. */
  readonly accentAlloyId: string;
  /** The stone asked for, as large as asked or usual; null when no stones are wanted. */
  readonly centre: Stone | null;
  /** Small stones beside a centre stone; null when no stones are wanted. */
  readonly accent: StoneKind | null;
  /** Small stones where there is no large one: what was asked for, if it can be set so; null as above. */
  readonly small: StoneKind | null;
  /** 0.7 (delicate) to 1.6 (bold). */
  readonly presence: number;
  /** The larger of width and height that the ornament should take, mm. */
  readonly sizeMm: number;
  /** The plainest forms, with no small stones beside a large one. */
  readonly plain?: true;
}
