import { chain, stationCount } from './chains.ts';
import { type PieceComposition, placed } from './family.ts';
import { onesOn } from './ones.ts';

/** Chains worn about waist and shoulders. */
export const BODY_CHAINS: readonly PieceComposition[] = [
  {
    id: 'waist-front',
    noun: 'waist chain',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'let-in'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  {
    id: 'waist-drop',
    noun: 'waist chain',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'hangs'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  {
    id: 'shoulder-tail',
    noun: 'body chain',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: { ...chain(drawing, 'body', 'let-in'), tailMm: 180 },
      ornaments: [placed('main', drawing.front()), placed('drop', drawing.stone(0.6) ?? drawing.front(0.6))],
    }),
  },
  {
    id: 'body-stations',
    noun: 'station body chain',
    arrangement: 'stations',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'let-in'),
      ornaments: [placed('station', drawing.stone(0.5) ?? drawing.front(0.5), stationCount(drawing, 9))],
    }),
  },
  {
    id: 'body-fringe',
    noun: 'fringed body chain',
    arrangement: 'fringe',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'hangs'),
      ornaments: [placed('drop', drawing.stone(0.5) ?? drawing.front(0.5), 7)],
    }),
  },
  {
    id: 'body-trio',
    noun: 'body chain',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: { ...chain(drawing, 'body', 'let-in'), tailMm: 60 },
      ornaments: [
        placed('main', drawing.front(1.1)),
        placed('station', drawing.stone(0.5) ?? drawing.front(0.45), 2),
        placed('drop', drawing.front(0.5)),
      ],
    }),
  },
  ...onesOn('body', 'body chain'),
];
