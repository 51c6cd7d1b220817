/** The language model is the SDK's own double: nothing leaves the machine. */
import { modelReadingSchema } from '@filigree/atelier/brief';
import { MockLanguageModelV3 } from 'ai/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { draftInProcess } from '../../../../test/bench-double.ts';
import { generateRing, moneyOf, send, UNTOUCHED } from '../../../../test/studio.ts';
import { startTestWorker } from '../../../../test/worker.ts';
import { atelierDraftingTable } from '../bench/atelier-drafting-table.ts';
import { languageReader } from './language-reader.ts';

/** Every field as a model leaves it of which nothing was said. */
const NOTHING = {
  ...Object.fromEntries(
    Object.entries(modelReadingSchema.shape).map(([key, field]) => [
      key,
      field.safeParse(null).success ? null : [],
    ]),
  ),
  isJewelry: true,
};

const PROMPT = { prompt: 'etwas Schmales aus Rotgold für den Finger' };
const READ = {
  ...NOTHING,
  type: { value: 'Ring', words: 'für den Finger' },
  metals: [{ value: 'Rose Gold', words: 'Rotgold' }],
};

let answer: () => Promise<string>;
const model = new MockLanguageModelV3({
  doGenerate: async ({ abortSignal }) => {
    abortSignal?.throwIfAborted();
    return {
      content: [{ type: 'text', text: await answer() }],
      finishReason: { unified: 'stop', raw: undefined },
      usage: {
        inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: 1, text: 1, reasoning: undefined },
      },
      warnings: [],
    };
  },
});

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await buildTestApp({
    deps: { drafting: draftInProcess(atelierDraftingTable), readWithModel: languageReader(model) },
  });
  user = await registerUser(test.app);
});
afterAll(async () => {
  expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  await test.close();
});

const interpret = (payload: object = PROMPT) => send(test.app, user, 'POST', '/studio/interpret', payload);

describe('with a language model configured', () => {
  it('the model reads, and the customer text is data', async () => {
    answer = async () => JSON.stringify(READ);
    const response = await interpret();
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      brief: { type: 'Ring', metals: ['Rose Gold'] },
      understood: [
        { field: 'type', value: 'Ring', words: 'für den Finger', source: 'words' },
        { field: 'metals', value: 'Rose Gold', words: 'Rotgold', source: 'words' },
      ],
      cost: 4,
      offTopic: null,
    });
    const call = model.doGenerateCalls.at(-1)!;
    expect(call.responseFormat).toMatchObject({ type: 'json' });
    expect(JSON.stringify(call.prompt.filter(({ role }) => role === 'system'))).not.toContain('Rotgold');
    expect(JSON.stringify(call.prompt.filter(({ role }) => role === 'user'))).toContain('Rotgold');
  });

  it('the model reads how letters are written, and in which case', async () => {
    answer = async () =>
      JSON.stringify({
        ...NOTHING,
        type: { value: 'Ring', words: 'Ring' },
        engraving: { value: 'Immer', words: 'Immer' },
        lettering: { value: 'script', words: 'in Schreibschrift' },
        letterCase: { value: 'capitals', words: 'ganz groß' },
      });
    const { data } = (
      await interpret({ prompt: 'ein Ring mit Immer in Schreibschrift, ganz groß geschrieben' })
    ).json();
    expect(data.brief).toMatchObject({ lettering: 'script', engraving: 'IMMER' });
  });

  it('the guide wins over the model too', async () => {
    answer = async () => JSON.stringify(READ);
    const { data } = (await interpret({ ...PROMPT, jewelryType: 'Toe Ring' })).json();
    expect(data.brief.type).toBe('Toe Ring');
    expect(data.conflicts).toHaveLength(1);
  });

  it.each<[string, () => Promise<string>]>([
    ['fails', () => Promise.reject(new Error('insufficient_quota'))],
    ['answers in prose', async () => 'A ring, I think.'],
    ['leaves a field out', async () => JSON.stringify({ ...READ, metals: undefined })],
    ['invents a value', async () => JSON.stringify({ ...READ, type: { value: 'Sword', words: 'Finger' } })],
  ])('our own reader takes its place when the model %s, and the log says so', async (_what, given) => {
    answer = given;
    test.logged.length = 0;
    const response = await interpret({ prompt: 'a slim rose gold ring' });
    expect(response.statusCode).toBe(200);
    expect(response.json().data.brief).toMatchObject({ type: 'Ring', metals: ['Rose Gold'] });
    expect(
      test.logged.filter((line) => line.includes('the language model has not read a request')),
    ).toHaveLength(1);
  });

  it('is given up when the process stops', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    answer = async () => JSON.stringify(READ);
    await expect(languageReader(model)(PROMPT, stopped)).rejects.toThrow('stopped');
  });
});

describe('a piece that was designed from what the model read', () => {
  it('shows that brief, and not what our own reader makes of the words', async () => {
    const designing = await buildTestApp({ deps: { readWithModel: languageReader(model) } });
    const worker = await startTestWorker(designing);
    const customer = await registerUser(designing.app);
    const metals = [{ value: 'Rose Gold', words: 'rose gold' }];
    answer = async () => JSON.stringify({ ...NOTHING, type: { value: 'Ring', words: 'ring' }, metals });
    const { variations } = await generateRing(designing.app, customer);
    const shown = await send(designing.app, customer, 'GET', `/studio/variations/${variations[0]!.id}`);
    expect(shown.json().data.brief).toMatchObject({ type: 'Ring', metals: ['Rose Gold'] });
    await worker.stop();
    await designing.close();
  });
});
