/** A thread that reads words and draws designs, one task after the other. */
import { getPriority, setPriority } from 'node:os';
import { atelierDraftingTable as table } from '../bench/atelier-drafting-table.ts';
import type { Answer, Order, Task } from './messages.ts';
import { beginWork } from './thread-work.ts';

/** Behind the requests, before the files of the drawing office, which take 4. */
const NICENESS = 2;
// On Linux niceness belongs to the thread that sets it (setpriority(2), "C library/kernel differences").
if (process.platform === 'linux' && getPriority() < NICENESS) setPriority(NICENESS);

/** The first words of a fresh thread pay for vocabularies and compiling: they are read before it takes orders. */
const REHEARSED = [
  'a delicate Art Deco platinum engagement ring with a 2 carat emerald cut diamond, baguettes and milgrain, size 6, engraved "forever M & J" inside, under $5,000, not yellow gold',
  'a gold chain of 18 inches with a pendant like a rose, small rubies in the petals and an emerald leaf',
  'un anillo de oro rosa con un zafiro ovalado de 1,5 quilates, sin diamantes',
];
for (const prompt of REHEARSED) {
  const design = table.sketch(table.interpret({ prompt }).brief, 1);
  table.refine(design, 'a thinner band in rose gold, and a bigger ruby');
}

function perform(task: Task): unknown {
  switch (task.kind) {
    case 'interpret':
      return table.interpret(task.request);
    case 'sketch':
      return task.seeds.map((seed) => table.sketch(task.brief, seed));
    case 'refine':
      return table.refine(task.design, task.instruction);
  }
}

export default function answer({ task, meter }: Order): Answer {
  const workMs = beginWork(meter);
  const value = perform(task);
  return { value, workMs: workMs() };
}
