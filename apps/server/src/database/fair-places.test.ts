import { describe, expect, it } from 'vitest';
import { FairPlaces, NoPlace, onBehalfOf } from './fair-places.ts';

const PATIENT = { perParty: 8, waitMs: 60_000, waitingPerParty: 100 };
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Parties that come for places; `order` names them as they get one. */
function queueFor(places: FairPlaces) {
  const order: string[] = [];
  const held: (() => void)[] = [];
  const come = (party: string) =>
    onBehalfOf.run({ party }, async () => {
      const giveBack = await places.enter();
      order.push(party);
      held.push(giveBack);
    });
  return { order, held, come };
}

describe('places', () => {
  it('are had at once while there are some', async () => {
    const { order, come } = queueFor(new FairPlaces(2, PATIENT));
    await Promise.all([come('a'), come('a')]);
    expect(order).toEqual(['a', 'a']);
  });

  it('go round: who comes later does not wait behind all of a crowd', async () => {
    const { order, held, come } = queueFor(new FairPlaces(1, PATIENT));
    for (const party of ['crowd', 'crowd', 'crowd', 'crowd', 'one', 'crowd', 'other']) void come(party);
    for (let given = 0; given < 7; given += 1) {
      await turn();
      held[given]!();
    }
    expect(order).toEqual(['crowd', 'crowd', 'one', 'other', 'crowd', 'crowd', 'crowd']);
  });

  it('are never all of one party', async () => {
    const { order, held, come } = queueFor(new FairPlaces(3, { ...PATIENT, perParty: 2 }));
    for (const party of ['crowd', 'crowd', 'crowd', 'one']) void come(party);
    await turn();
    expect(order).toEqual(['crowd', 'crowd', 'one']);
    held[2]!();
    await turn();
    expect(order).toHaveLength(3);
    held[0]!();
    await turn();
    expect(order).toEqual(['crowd', 'crowd', 'one', 'crowd']);
  });

  it('are all of the product when it acts on its own behalf', async () => {
    const places = new FairPlaces(3, { ...PATIENT, perParty: 1 });
    expect(await Promise.all([places.enter(), places.enter(), places.enter()])).toHaveLength(3);
  });

  it('are refused to those that come when too many of their party wait', async () => {
    const { order, held, come } = queueFor(new FairPlaces(1, { ...PATIENT, waitingPerParty: 1 }));
    await come('crowd');
    void come('crowd');
    await expect(come('crowd')).rejects.toBeInstanceOf(NoPlace);
    void come('one');
    held[0]!();
    await turn();
    held[1]!();
    await turn();
    expect(order).toEqual(['crowd', 'crowd', 'one']);
  });

  it('are not waited for any longer than is of use, and then are still there for the next', async () => {
    const { order, held, come } = queueFor(new FairPlaces(1, { ...PATIENT, waitMs: 5 }));
    await come('a');
    await expect(come('b')).rejects.toBeInstanceOf(NoPlace);
    held[0]!();
    await come('c');
    expect(order).toEqual(['a', 'c']);
  });
});
