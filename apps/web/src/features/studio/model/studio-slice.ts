/** What the studio keeps: the work, the guide and the words. Pictures under way live in live-slice.ts. */
import type { Draft, GenerationResult, Job, RefinementResult, Variation } from '@filigree/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftsApi } from '../../../api/drafts.ts';
import { signedOut } from '../../../session/auth-slice.ts';
import { studioApi } from '../api.ts';
import {
  type ChipField,
  type DesignGuide,
  EMPTY_GUIDE,
  type SwitchField,
  type TextField,
  toggleChip,
} from './guide.ts';
import type { StudioError } from './notices.ts';

export type ViewMode = '2d' | '3d';
/** What the prompt does after the first generation: change the selected piece, or draw four new ones. */
export type ComposeMode = 'refine' | 'new';

export interface PendingJob {
  readonly id: string;
  readonly kind: Job['kind'];
}

export interface StudioState {
  /** Whose work this is, by id; null until somebody has been at the bench. */
  owner: string | null;
  variations: Variation[];
  selectedVariation: Variation | null;
  drafts: Draft[];
  designGuide: DesignGuide;
  /** The words that were last sent. */
  currentPrompt: string;
  hasGeneratedOnce: boolean;
  /** The words in the prompt bar. */
  promptText: string;
  /** The guide as it stood when the pieces were last drawn; what differs goes into a refinement. */
  drawnGuide: DesignGuide;
  /** A job that is to be followed to its end, also after a reload. */
  pendingJob: PendingJob | null;
  composeMode: ComposeMode;
  isGenerating: boolean;
  isRefining: boolean;
  error: StudioError | null;
  settingsApplied: boolean;
  viewMode: ViewMode;
  /** The bench was cleared on purpose: what was made before is not laid out again by itself. */
  wasCleared: boolean;
}

export const INITIAL_STUDIO: StudioState = {
  owner: null,
  variations: [],
  selectedVariation: null,
  drafts: [],
  designGuide: EMPTY_GUIDE,
  currentPrompt: '',
  hasGeneratedOnce: false,
  promptText: '',
  drawnGuide: EMPTY_GUIDE,
  pendingJob: null,
  composeMode: 'new',
  isGenerating: false,
  isRefining: false,
  error: null,
  settingsApplied: false,
  viewMode: '2d',
  wasCleared: false,
};

function replaceById<T extends { id: string }>(list: T[], item: T): T[] {
  return list.map((other) => (other.id === item.id ? item : other));
}

function settle(state: StudioState) {
  state.isGenerating = false;
  state.isRefining = false;
  state.pendingJob = null;
}

function changeGuide(state: StudioState, change: Partial<DesignGuide>) {
  Object.assign(state.designGuide, change);
  state.settingsApplied = false;
}

function replaceVariation(state: StudioState, variation: Variation) {
  state.variations = replaceById(state.variations, variation);
  if (state.selectedVariation?.id === variation.id) state.selectedVariation = variation;
}

/** One generation with one of its pieces selected: a piece that was opened, or another wish, is another work. */
function layOut(state: StudioState, selected: Variation, among: readonly Variation[]) {
  const isOfTheSame = ({ prompt, basePieceId }: Variation) =>
    prompt === selected.prompt && basePieceId === selected.basePieceId;
  state.variations = selected.basePieceId === undefined ? among.filter(isOfTheSame) : [selected];
  state.selectedVariation = selected;
  state.currentPrompt = selected.prompt;
  state.hasGeneratedOnce = true;
}

export const studioSlice = createSlice({
  name: 'studio',
  initialState: INITIAL_STUDIO,
  reducers: {
    /** Somebody comes to the bench: what another person left on this device is not theirs to see. */
    ownerCame(state, { payload }: PayloadAction<string>) {
      if (state.owner !== null && state.owner !== payload) return { ...INITIAL_STUDIO, owner: payload };
      state.owner = payload;
      return state;
    },
    promptTyped(state, { payload }: PayloadAction<string>) {
      state.promptText = payload;
    },
    chipToggled(state, { payload }: PayloadAction<{ field: ChipField; value: string }>) {
      changeGuide(state, toggleChip(state.designGuide as DesignGuide, payload.field, payload.value));
    },
    switchFlipped(state, { payload }: PayloadAction<SwitchField>) {
      changeGuide(state, { [payload]: !state.designGuide[payload] });
    },
    guideTextTyped(state, { payload }: PayloadAction<{ field: TextField; text: string }>) {
      changeGuide(state, { [payload.field]: payload.text });
    },
    priceMoved(state, { payload }: PayloadAction<readonly [number, number]>) {
      changeGuide(state, { priceRange: payload, isPriceChosen: true });
    },
    guideChanged(state, { payload }: PayloadAction<Partial<DesignGuide>>) {
      changeGuide(state, payload);
    },
    guideReset(state) {
      changeGuide(state, EMPTY_GUIDE);
    },
    guideApplied(state) {
      state.settingsApplied = true;
    },
    viewModeChosen(state, { payload }: PayloadAction<ViewMode>) {
      state.viewMode = payload;
    },
    composeModeChosen(state, { payload }: PayloadAction<ComposeMode>) {
      state.composeMode = payload;
      // Four new ones usually start from the words of the last four.
      if (payload === 'new' && state.promptText.trim() === '') state.promptText = state.currentPrompt;
      if (payload === 'refine' && state.promptText === state.currentPrompt) state.promptText = '';
    },
    variationSelected(state, { payload }: PayloadAction<string>) {
      const found = state.variations.find(({ id }) => id === payload);
      if (found) state.selectedVariation = found;
    },
    /** A variation from elsewhere (a draft, a link) takes its place on the bench. */
    variationOpened(state, { payload }: PayloadAction<Variation>) {
      const known = state.variations.some(({ id }) => id === payload.id);
      state.variations = known ? replaceById(state.variations, payload) : [payload, ...state.variations];
      state.selectedVariation = payload;
      state.wasCleared = false;
      state.hasGeneratedOnce = true;
      state.composeMode = 'refine';
    },
    /** One's last work, last changed first; what has meanwhile come to the bench stays. */
    latestWorkFound(state, { payload }: PayloadAction<readonly Variation[]>) {
      const [latest] = payload;
      if (!latest || state.variations.length > 0 || state.isGenerating || state.wasCleared) return;
      layOut(state, latest, payload);
      if (state.promptText.trim() === '') state.composeMode = 'refine';
    },
    /** What a mail links to takes the place of what lies on the bench, with what was drawn at once with it. */
    linkedWorkFound(state, { payload }: PayloadAction<{ named: Variation; latest: readonly Variation[] }>) {
      const { named, latest } = payload;
      const isListed = latest.some(({ id }) => id === named.id);
      layOut(state, named, isListed ? latest : [named]);
      state.wasCleared = false;
      state.composeMode = 'refine';
    },
    variationReplaced(state, { payload }: PayloadAction<Variation>) {
      replaceVariation(state, payload);
    },
    generationRequested(state, { payload }: PayloadAction<{ prompt: string; guide: DesignGuide }>) {
      state.currentPrompt = payload.prompt;
      Object.assign(state, { designGuide: payload.guide, drawnGuide: payload.guide });
      state.isGenerating = true;
      state.error = null;
    },
    refinementRequested(state) {
      state.isRefining = true;
      state.error = null;
    },
    jobJoined(state, { payload }: PayloadAction<PendingJob>) {
      state.pendingJob = { id: payload.id, kind: payload.kind };
      state.isGenerating = payload.kind === 'generate';
      state.isRefining = payload.kind === 'refine';
    },
    generationFinished(state, { payload }: PayloadAction<GenerationResult>) {
      settle(state);
      state.variations = payload.variations;
      state.selectedVariation = payload.variations[0] ?? null;
      state.wasCleared = false;
      state.hasGeneratedOnce = true;
      state.composeMode = 'refine';
      state.viewMode = '2d';
      state.promptText = '';
    },
    refinementFinished(state, { payload }: PayloadAction<RefinementResult>) {
      settle(state);
      replaceVariation(state, payload.variation);
      // Only now: a refinement that failed leaves the choices to be sent again.
      state.drawnGuide = state.designGuide;
      state.promptText = '';
    },
    workFailed(state, { payload }: PayloadAction<StudioError>) {
      settle(state);
      state.error = payload;
    },
    /** Something beside the work failed, such as keeping a draft: what is under way goes on. */
    otherFailed(state, { payload }: PayloadAction<StudioError>) {
      state.error = payload;
    },
    workCancelled(state) {
      settle(state);
    },
    errorCleared(state) {
      state.error = null;
    },
    /** Clears the work, the words and the guide; drafts are kept, they are stored elsewhere. */
    startedOver(state) {
      return { ...INITIAL_STUDIO, owner: state.owner, drafts: state.drafts, wasCleared: true };
    },
    studioRestored(_state, { payload }: PayloadAction<StudioState>) {
      return payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, (state, { payload }) => {
        // By the person, here or in another tab; else the session ran out, and its owner finds the work as it was.
        if (payload !== undefined) return INITIAL_STUDIO;
        settle(state);
        return state;
      })
      .addMatcher(studioApi.endpoints.saveDraft.matchFulfilled, (state, { payload }) => {
        const known = state.drafts.some(({ id }) => id === payload.id);
        state.drafts = known ? replaceById(state.drafts, payload) : [...state.drafts, payload];
      })
      .addMatcher(draftsApi.endpoints.listDrafts.matchFulfilled, (state, { payload }) => {
        state.drafts = payload;
      }),
});

export const studioActions = studioSlice.actions;
