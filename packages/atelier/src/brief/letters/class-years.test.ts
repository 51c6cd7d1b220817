import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

it.each([
  ['class of 2026 charm', 'Class of 2026'],
  ["a gold charm, class of '26", "Class of '26"],
  ['graduation cap charm 2026', '2026'],
  ['senior 2026 pendant in silver', '2026'],
  ['graduation gift, a silver disc 2026', '2026'],
])('the year of a class is cut: %s', (prompt, engraving) => {
  const { brief, notUnderstood } = interpret({ prompt });
  expect(brief.engraving).toBe(engraving);
  expect(notUnderstood.join()).not.toMatch(/\d|class/);
});

it.each([
  'graduation necklace under 2000',
  'graduation ring, budget $2000',
  'graduation ring for 2000 dollars',
])('a sum or a day is none: %s', (prompt) => {
  expect(interpret({ prompt }).brief.engraving).toBeNull();
});

it.each([
  'best friends bracelet x2',
  'friendship necklace x 2',
  'heart charm x2',
  'matching couple bracelets x2',
])('how often a piece is wanted asks for nothing else: %s', (prompt) => {
  const { brief, notUnderstood } = interpret({ prompt });
  expect(notUnderstood).toEqual([]);
  expect(brief.stoneCount).toBeNull();
});

it.each(['pink quartz', 'smoky quartz', 'blue quartz', 'milky quartz', 'green quartz'])(
  'quartz of a colour keeps its colour: %s',
  (stone) => {
    const { brief, notUnderstood } = interpret({ prompt: `a ${stone} and gold ring` });
    expect(brief.customGemstone).toBe(stone);
    expect(notUnderstood).toEqual([]);
  },
);
