import { chain, stationCount } from './chains.ts';
import { EACH_ALONE, type PieceComposition, placed } from './family.ts';
import { onesOn } from './ones.ts';

/** Anklets. */
export const ANKLETS: readonly PieceComposition[] = [
  {
    id: 'anklet-drop',
    noun: 'anklet',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'hangs'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  {
    id: 'anklet-front',
    noun: 'anklet',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'let-in'),
      ornaments: [placed('main', drawing.front(0.9))],
    }),
  },
  {
    id: 'anklet-stations',
    noun: 'station anklet',
    arrangement: 'stations',
    settings: EACH_ALONE,
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'let-in'),
      ornaments: [placed('station', drawing.stone(0.6) ?? drawing.front(0.55), stationCount(drawing, 5))],
    }),
  },
  {
    id: 'anklet-trio',
    noun: 'anklet',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'hangs'),
      ornaments: [
        placed('main', drawing.front(0.9)),
        placed('drop', drawing.stone(0.5) ?? drawing.front(0.5), 1),
      ],
    }),
  },
  {
    id: 'anklet-pair',
    noun: 'anklet',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'let-in'),
      ornaments: [
        placed('main', drawing.front(0.8)),
        placed('station', drawing.stone(0.5) ?? drawing.front(0.45), 2),
      ],
    }),
  },
  {
    id: 'anklet-plain',
    noun: 'chain anklet',
    ornate: false,
    fits: ({ style }) => style.centre === null,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'let-in'),
      ornaments: [placed('main', drawing.front(0.6))],
    }),
  },
  {
    id: 'anklet-charms',
    noun: 'charm anklet',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'hangs'),
      ornaments: [placed('drop', drawing.front(0.7), 5)],
    }),
  },
  ...onesOn('ankle', 'anklet'),
];
