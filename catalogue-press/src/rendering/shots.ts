/** The pictures of a piece. */
import { type Design, isRing } from '@filigree/atelier/design';
import type { Mood, ViewName } from '@filigree/atelier/picture';

export interface Shot {
  readonly view: ViewName;
  readonly mood: Mood;
}

/** In the order in which a piece shows them: its face, its other side, and the stones close by. They name the files. */
export const SHOT_NAMES = ['hero', 'second', 'macro'] as const;
export type ShotName = (typeof SHOT_NAMES)[number];

/** Close up, rings stand before black; the rest keeps the daylight of its other pictures. */
export function shotOf(name: ShotName, design: Design): Shot {
  switch (name) {
    case 'hero':
      return { view: 'hero', mood: 'ivory' };
    case 'second':
      return { view: 'top', mood: 'ivory' };
    case 'macro':
      return { view: 'macro', mood: isRing(design) ? 'night' : 'ivory' };
  }
}
