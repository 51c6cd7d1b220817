/** Where figures have their eyes, for stones that were told to be in them. */
import type { EmblemForm } from './emblemForms.ts';

type Point = readonly [x: number, y: number];

const one = (x: number, y: number): readonly Point[] => [[x, y]];
/** Seen from the front: both at one height. */
const level = (x: number, y: number): readonly Point[] => [
  [-x, y],
  [x, y],
];
const two = (...points: readonly [Point, Point]): readonly Point[] => points;

/**
 * Middles of the eyes, in units of half the larger side about the middle of the figure. Of figures that are drawn from
 * the outlines of a font they are read from the round loops of its characters.
 */
const EYES: Readonly<Partial<Record<EmblemForm, readonly Point[]>>> = {
  deer: one(-0.27, 0.4),
  moose: one(-0.27, -0.02),
  bear: level(0.41, 0.08),
  panda: level(0.37, 0),
  koala: level(0.33, -0.01),
  horse: one(-0.69, 0.42),
  'horse-head': one(-0.12, 0.14),
  unicorn: one(-0.16, 0.12),
  cat: one(-0.37, 0.41),
  'cat-face': level(0.4, -0.1),
  dog: two([-0.43, 0.37], [0.03, 0.4]),
  poodle: one(-0.48, 0.46),
  monkey: two([-0.49, 0.22], [-0.19, 0.31]),
  gorilla: two([-0.65, 0.59], [-0.47, 0.57]),
  tiger: level(0.38, 0.35),
  rhinoceros: one(-0.33, 0.11),
  hippopotamus: two([-0.7, 0.25], [-0.38, 0.2]),
  kangaroo: one(-0.67, 0.35),
  sloth: two([-0.72, 0.26], [-0.35, 0.24]),
  otter: two([-0.7, 0.39], [-0.4, 0.53]),
  raccoon: level(0.23, -0.01),
  hedgehog: one(-0.52, 0),
  squirrel: one(-0.58, 0.25),
  rabbit: one(-0.15, 0.09),
  mouse: one(-0.38, 0.3),
  sheep: two([-0.56, 0.29], [-0.21, 0.23]),
  ram: two([-0.48, 0.26], [-0.2, 0.21]),
  goat: one(-0.26, 0.25),
  pig: two([-0.68, 0.12], [-0.21, 0.02]),
  bull: one(-0.6, 0.45),
  bison: two([-0.67, 0.2], [-0.37, 0.2]),
  mammoth: one(-0.42, 0.33),
  seal: two([-0.59, 0.6], [-0.25, 0.52]),
  tyrannosaur: one(-0.5, 0.69),
  sauropod: one(-0.57, 0.75),
  dove: one(-0.52, 0.1),
  parrot: one(-0.38, 0.64),
  flamingo: one(-0.25, 0.82),
  duck: one(-0.25, 0.72),
  goose: one(-0.43, 0.84),
  rooster: one(-0.47, 0.48),
  penguin: one(-0.04, 0.74),
  frog: level(0.48, 0.43),
  lizard: two([-0.65, 0.62], [-0.39, 0.67]),
  whale: one(0.11, -0.23),
  dolphin: one(-0.44, 0.47),
  shark: one(-0.51, 0.5),
  octopus: two([0.05, 0.24], [0.25, -0.1]),
  crab: level(0.14, 0.16),
  lobster: level(0.09, -0.01),
  angelfish: one(-0.54, -0.14),
  snail: two([-0.58, 0.7], [-0.33, 0.7]),
  ladybird: two([-0.36, 0.46], [-0.09, 0.56]),
  ant: one(-0.63, 0.23),
  grasshopper: one(-0.59, -0.03),
  caterpillar: one(-0.55, 0.56),
  robot: level(0.33, -0.04),
  snowman: level(0.2, 0.26),
  bee: level(0.17, 0.55),
  hummingbird: one(-0.45, 0.24),
  dragonfly: level(0.1, 0.52),
  peacock: one(0.04, 0.13),
  elephant: one(0.55, 0.36),
  turtle: level(0.1, 0.8),
  swallow: one(-0.5, 0.43),
  fish: one(-0.54, -0.04),
  fox: level(0.28, -0.11),
};

/** Figures that are modelled with seats in their eyes. */
const WITH_SEATS: ReadonlySet<EmblemForm> = new Set<EmblemForm>([
  'owl',
  'skull',
  'lion',
  'wolf',
  'stag-head',
  'eagle-head',
  'raven-head',
  'raven',
  'crane',
  'seahorse',
  'dachshund',
  'duckling',
  'bird-on-branch',
  'chess-knight',
]);

/** The eyes of a figure that has no seats in them; none where it shows none. */
export const eyesOf = (form: EmblemForm): readonly Point[] => EYES[form] ?? [];

/** Whether stones can be the eyes of a figure. */
export const hasEyes = (form: EmblemForm): boolean => WITH_SEATS.has(form) || eyesOf(form).length > 0;
