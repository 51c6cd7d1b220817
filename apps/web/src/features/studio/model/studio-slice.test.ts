import { describe, expect, it } from 'vitest';
import { signedOut } from '../../../session/auth-slice.ts';
import { testVariation } from '../testing.ts';
import { EMPTY_GUIDE } from './guide.ts';
import { PERSISTED_STUDIO_FIELDS, recalledStudio } from './recall.ts';
import { INITIAL_STUDIO, type StudioState, studioActions, studioSlice } from './studio-slice.ts';

const { reducer } = studioSlice;
const play = (state: StudioState, ...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, state);
const first = testVariation();
const second = testVariation({ id: '00000002-0000-4000-8000-000000000000', title: 'Wide ring' });
const result = { variations: [first, second], credits_used: 4, remaining_credits: 21 };
const drawn = play(
  INITIAL_STUDIO,
  studioActions.promptTyped('a slim ring'),
  studioActions.generationRequested({ prompt: 'a slim ring', guide: EMPTY_GUIDE }),
  studioActions.generationFinished(result),
);

describe('a generation', () => {
  it('stores words and guide before the server answers', () => {
    const guide = { ...EMPTY_GUIDE, selectedType: 'Ring' } as const;
    const state = reducer(INITIAL_STUDIO, studioActions.generationRequested({ prompt: 'a ring', guide }));
    expect(state).toMatchObject({ currentPrompt: 'a ring', designGuide: guide, isGenerating: true });
  });

  it('selects the first variation and turns the prompt to refining', () => {
    expect(drawn).toMatchObject({
      selectedVariation: first,
      hasGeneratedOnce: true,
      isGenerating: false,
      composeMode: 'refine',
      promptText: '',
      currentPrompt: 'a slim ring',
    });
  });

  it('keeps what stood there when it fails, with the words to try again', () => {
    const failed = play(
      drawn,
      studioActions.promptTyped('another'),
      studioActions.generationRequested({ prompt: 'another', guide: EMPTY_GUIDE }),
      studioActions.jobJoined({ id: 'j', kind: 'generate' }),
      studioActions.workFailed({ message: 'No.', status: 500, code: 'GENERATION_FAILED' }),
    );
    expect(failed).toMatchObject({ variations: drawn.variations, promptText: 'another', pendingJob: null });
    expect(failed.error?.message).toBe('No.');
    expect(failed.isGenerating).toBe(false);
  });
});

describe('a refinement', () => {
  const refined = testVariation({ version: 2, changes: ['Band thinner'] });
  const refinement = { variation: refined, notUnderstood: [], credits_used: 1, remaining_credits: 20 };

  it('replaces the selected variation and its match in the list', () => {
    const state = reducer(drawn, studioActions.refinementFinished(refinement));
    expect(state.selectedVariation).toEqual(refined);
    expect(state.variations).toEqual([refined, second]);
  });

  it('does not take the bench from another piece that was selected meanwhile', () => {
    const state = play(
      drawn,
      studioActions.variationSelected(second.id),
      studioActions.refinementFinished(refinement),
    );
    expect(state.selectedVariation).toEqual(second);
    expect(state.variations[0]).toEqual(refined);
  });
});

describe('the rest of the bench', () => {
  it('starts over without drafts being lost, and is restored as it was', () => {
    const draft = { ...first, savedAt: first.createdAt };
    const before: StudioState = { ...drawn, drafts: [draft], viewMode: '3d' };
    const cleared = reducer(before, studioActions.startedOver());
    expect(cleared).toEqual({ ...INITIAL_STUDIO, drafts: [draft], wasCleared: true });
    expect(reducer(cleared, studioActions.studioRestored(before))).toEqual(before);
  });

  it('lays out the latest work on an empty bench, and not on one that was cleared or is in use', () => {
    const [first, second] = drawn.variations;
    const other = { ...second!, id: '00000009-0000-4000-8000-000000000000', prompt: 'another wish' };
    const found = reducer(INITIAL_STUDIO, studioActions.latestWorkFound([second!, first!, other]));
    expect(found.variations.map(({ id }) => id)).toEqual([second!.id, first!.id]);
    expect(found).toMatchObject({ selectedVariation: second, hasGeneratedOnce: true, composeMode: 'refine' });
    const cleared = reducer(found, studioActions.startedOver());
    expect(reducer(cleared, studioActions.latestWorkFound([first!]))).toBe(cleared);
    expect(reducer(drawn, studioActions.latestWorkFound([other]))).toBe(drawn);
  });

  it('resets the guide alone, and takes the applied mark from a changed guide', () => {
    const applied = play(
      drawn,
      studioActions.chipToggled({ field: 'designEra', value: 'Art Deco' }),
      studioActions.priceMoved([100, 200]),
      studioActions.guideApplied(),
    );
    expect(applied.settingsApplied).toBe(true);
    const reset = reducer(applied, studioActions.guideReset());
    expect(reset).toMatchObject({
      designGuide: EMPTY_GUIDE,
      settingsApplied: false,
      variations: drawn.variations,
    });
  });

  it('offers the last words for four new ones, and takes them back', () => {
    const fresh = reducer(drawn, studioActions.composeModeChosen('new'));
    expect(fresh.promptText).toBe('a slim ring');
    expect(reducer(fresh, studioActions.composeModeChosen('refine')).promptText).toBe('');
  });

  it('puts an opened variation on the bench once', () => {
    const third = testVariation({ id: '00000003-0000-4000-8000-000000000000' });
    const state = play(drawn, studioActions.variationOpened(third), studioActions.variationOpened(third));
    expect(state.variations.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    expect(state.selectedVariation?.id).toBe(third.id);
  });

  it('forgets everything when the person signs out, here or in another tab', () => {
    expect(reducer(drawn, signedOut({ byPerson: true }))).toEqual(INITIAL_STUDIO);
    expect(reducer(drawn, signedOut({ byPerson: false }))).toEqual(INITIAL_STUDIO);
  });

  it('keeps what was typed and drawn when the session runs out, for its owner alone', () => {
    const working = play(
      drawn,
      studioActions.ownerCame('ada'),
      studioActions.promptTyped('a slimmer band'),
      studioActions.refinementRequested(),
    );
    const ended = reducer(working, signedOut());
    expect(ended).toEqual({ ...working, isRefining: false });
    expect(reducer(ended, studioActions.ownerCame('ada'))).toEqual(ended);
    expect(reducer(ended, studioActions.ownerCame('eve'))).toEqual({ ...INITIAL_STUDIO, owner: 'eve' });
  });
});

describe('what the device remembers', () => {
  const stored = (state: StudioState) =>
    JSON.parse(
      JSON.stringify(Object.fromEntries(PERSISTED_STUDIO_FIELDS.map((field) => [field, state[field]]))),
    );

  it('brings the work back, and a job under way as under way', () => {
    const state: StudioState = { ...drawn, pendingJob: { id: 'j', kind: 'refine' }, isRefining: true };
    expect(recalledStudio(stored(state), INITIAL_STUDIO)).toEqual(state);
  });

  it('starts fresh, part by part, from what it cannot use', () => {
    const kept = {
      variations: [{ id: 7 }, first],
      selectedVariation: 'first',
      designGuide: { selectedType: 'Ring', selectedMetals: 'Gold', priceRange: [1] },
      pendingJob: { id: 'j', kind: 'dance' },
      composeMode: 'refine',
    };
    expect(recalledStudio(kept, INITIAL_STUDIO)).toEqual({
      ...INITIAL_STUDIO,
      variations: [first],
      selectedVariation: first,
      designGuide: { ...EMPTY_GUIDE, selectedType: 'Ring' },
    });
  });
});
