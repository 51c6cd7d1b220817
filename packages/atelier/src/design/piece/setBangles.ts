/** Bangles whose band itself is set with a row of stones, between walls, between bars or edge to edge on rails. */
import type { BandStones } from '../ring/document.ts';
import { ROW_EDGE_MM, rowRatio, squared } from '../ring/spacing.ts';
import { round2 } from '../ring/wish.ts';
import { bangle } from './bangles.ts';
import type { PieceComposition } from './family.ts';
import { asksForOwnStone } from './shows.ts';

const NOUNS = {
  channel: 'channel-set bangle',
  bar: 'bar-set bangle',
  invisible: 'invisibly set bangle',
} as const;
type SetIn = keyof typeof NOUNS;
const SETTINGS = { channel: 'Channel', bar: 'Bar', invisible: 'Invisible' } as const;

interface Row {
  readonly id: string;
  readonly setIn: SetIn;
  readonly diameterMm: number;
  readonly spanDegrees: number;
  readonly rows: 1 | 2;
  readonly isSquare: boolean;
}

/** Metal under the points of the stones, over what a bare bangle of the usual thickness has, mm. */
const UNDER_STONES_MM = 1.3;

const setBangle = ({ id, setIn, diameterMm, spanDegrees, rows, isSquare }: Row): PieceComposition => ({
  id,
  noun: NOUNS[setIn],
  ornate: false,
  settings: [SETTINGS[setIn]],
  fits: ({ brief, style, rowStone }) =>
    brief.setting === SETTINGS[setIn] &&
    (!brief.braceletKind || brief.braceletKind === 'bangle') &&
    // A pearl or a dome that was named is not left out for other stones.
    style.centre?.form === 'faceted' &&
    rowStone.form === 'faceted' &&
    !asksForOwnStone(brief),
  draw: (drawing) => {
    const { wish } = drawing;
    const stone = isSquare ? squared(wish.rowStone) : wish.rowStone;
    const ratio = rowRatio(stone);
    const edgeMm = ROW_EDGE_MM[setIn];
    const carrier = bangle(drawing, {
      widthMm: round2(diameterMm * rows * ratio + edgeMm + 0.4),
      thicknessMm: round2(Math.max(2.1, diameterMm * 0.62 + UNDER_STONES_MM)),
    });
    // A band whose width was told holds what has room on it.
    const widthMm = Math.max(carrier.band.widthMm, round2(0.9 * rows * ratio + edgeMm));
    const bandStones: BandStones = {
      stone,
      setting: setIn,
      diameterMm: round2(Math.max(0.9, Math.min(diameterMm, (widthMm - edgeMm) / rows / ratio))),
      spanDegrees,
      rows,
      milgrain: wish.era.milgrain && setIn === 'channel',
    };
    return {
      carrier: {
        ...carrier,
        band: {
          ...carrier.band,
          widthMm,
          profile: wish.brief.bandProfile ?? 'flat',
          texture: { kind: 'none' as const },
          milgrain: false,
          grooves: 0,
        },
        bandStones,
      },
      ornaments: [],
    };
  },
});

export const SET_BANGLES: readonly PieceComposition[] = (
  [
    ['bangle-channel', 'channel', 2.2, 150, 1, false],
    ['bangle-channel-square', 'channel', 2.5, 120, 1, true],
    ['bangle-channel-fine', 'channel', 1.7, 200, 1, false],
    ['bangle-bar', 'bar', 2.6, 140, 1, false],
    ['bangle-bar-square', 'bar', 2.4, 110, 1, true],
    ['bangle-bar-fine', 'bar', 2, 170, 1, false],
    ['bangle-invisible', 'invisible', 2, 130, 2, true],
    ['bangle-invisible-line', 'invisible', 2.5, 150, 1, true],
    ['bangle-invisible-front', 'invisible', 2.3, 90, 2, true],
  ] as const
).map(([id, setIn, diameterMm, spanDegrees, rows, isSquare]) =>
  setBangle({ id, setIn, diameterMm, spanDegrees, rows, isSquare }),
);
