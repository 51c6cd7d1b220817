import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;
const arrangements = (prompt: string): readonly string[] => briefOf(prompt).arrangements ?? [];

describe('figures around a band', () => {
  it.each([
    'a silver honeycomb ring',
    'white gold wave band, 5 mm',
    'platinum band with a pattern of stars',
    'band with little hearts carved around it, gold',
    'daisies running around the band, rose gold ring',
    'Greek key wedding band',
    'wide band with waves in silver',
    'mountain wedding band',
    'mountain silhouette ring',
    'mountain engagement ring with a sapphire',
    'ring with mountains around the band and a diamond on top',
    'opal ring with mountains all around the band',
    'a ring with a mountain range and a moonstone',
    "men's ring with the mountains carved into it",
  ])('are read: %s', (prompt) => expect(arrangements(prompt)).toContain('patterned'));

  it.each([
    'an opal ring with stars around it',
    'a heart ring in silver',
    'honeycomb pendant in gold',
    'a hexagon ring with a diamond',
    'ring with diamonds all the way around',
    'signet ring with mountains',
    'mountain signet ring in gold',
    'ring with a mountain and a diamond',
    'a ring with mountains on top',
    'a plain ring for our mountain wedding',
  ])('are not read where a front or a stone is meant: %s', (prompt) =>
    expect(arrangements(prompt)).not.toContain('patterned'),
  );
});

describe('bands that are twigs', () => {
  it.each(['a twig ring in silver', 'wedding band like a branch', 'vine band, rose gold, with an opal'])(
    'are read: %s',
    (prompt) => expect(arrangements(prompt)).toContain('twig'),
  );
  it('leaves beside a stone make no twig', () =>
    expect(arrangements('emerald ring with a leaf on either side')).not.toContain('twig'));
});

describe('stones on the shoulders by their cut', () => {
  it.each([
    'oval sapphire ring with baguettes on the shoulders',
    'ruby ring, tapered baguettes down both shoulders',
  ])('are beside the centre and not its own cut: %s', (prompt) => {
    const { sideCut, stoneCut } = briefOf(prompt);
    expect(sideCut).toBe('Baguette');
    expect(stoneCut).not.toBe('Baguette');
    expect(arrangements(prompt).filter((name) => name === 'set-shoulders')).toHaveLength(1);
  });
});

describe('stones inlaid in a band', () => {
  it.each(['onyx inlay ring in silver', 'a band inlaid with turquoise'])('are read: %s', (prompt) =>
    expect(arrangements(prompt)).toContain('inlay'),
  );
  it('a line of metal is none', () =>
    expect(arrangements('platinum wedding band with a rose gold inlay')).not.toContain('inlay'));
});
