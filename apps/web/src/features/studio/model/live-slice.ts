/** The job under way as it is seen: its stage, its fraction and the four pictures that are resolving. */
import type { Job, JobPreview, Variation } from '@filigree/contracts';
import { GENERATION_PICTURES } from '@filigree/contracts/constants';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../../session/auth-slice.ts';
import type { Notice } from './notices.ts';

export interface ResolvingPicture {
  readonly index: number;
  /** 0..1 */
  fraction: number;
  /** data: address of the newest preview. */
  preview: string | null;
  sequence: number;
  /** The finished variation, before the whole job is done. */
  variation: Variation | null;
}

export interface LiveState {
  jobId: string | null;
  stage: Job['stage'];
  /** 0..1 of the whole job. */
  fraction: number;
  pictures: ResolvingPicture[];
  /** In the line of jobs that wait: 1 is the next. null once it is begun. */
  place: number | null;
  /** When it will be done by the newest estimate, on the clock of the page (performance.now). null: not known. */
  expectedAtMs: number | null;
  /** The same by the first estimate that was shown: what took longer is late. */
  promisedAtMs: number | null;
  /** A mail was asked for, and will be written when it has ended. */
  mailsAtEnd: boolean;
  /** Index of the picture shown large. */
  shown: number;
  connection: 'live' | 'reconnecting' | 'polling';
  isCancelling: boolean;
  /** The last failure, until it is dismissed or new work begins. */
  failure: Notice | null;
}

export const INITIAL_LIVE: LiveState = {
  jobId: null,
  stage: 'queued',
  fraction: 0,
  pictures: [],
  place: null,
  expectedAtMs: null,
  promisedAtMs: null,
  mailsAtEnd: false,
  shown: 0,
  connection: 'live',
  isCancelling: false,
  failure: null,
};

function blankPictures(count: number): ResolvingPicture[] {
  return Array.from({ length: count }, (_, index) => ({
    index,
    fraction: 0,
    preview: null,
    sequence: -1,
    variation: null,
  }));
}

export const liveSlice = createSlice({
  name: 'studioLive',
  initialState: INITIAL_LIVE,
  reducers: {
    /** The click, before the server has answered. */
    workBegun(_state, { payload: kind }: PayloadAction<Job['kind']>) {
      return { ...INITIAL_LIVE, pictures: blankPictures(kind === 'generate' ? GENERATION_PICTURES : 1) };
    },
    jobSeen: {
      prepare: (job: Job) => ({ payload: { job, atMs: performance.now() } }),
      reducer(state, { payload: { job, atMs } }: PayloadAction<{ job: Job; atMs: number }>) {
        if (state.jobId !== job.id) {
          const count = job.kind === 'generate' ? GENERATION_PICTURES : 1;
          Object.assign(state, INITIAL_LIVE, { jobId: job.id, pictures: blankPictures(count) });
        }
        state.stage = job.stage;
        // A reconnection may replay an older state; progress never goes back.
        state.fraction = Math.max(state.fraction, job.fraction);
        for (const { index, fraction } of job.pictures) {
          const picture = state.pictures[index];
          if (picture) picture.fraction = Math.max(picture.fraction, fraction);
        }
        state.place = job.place;
        state.expectedAtMs = job.remainingS === null ? null : atMs + job.remainingS * 1_000;
        state.promisedAtMs ??= state.expectedAtMs;
        state.mailsAtEnd = job.mailsAtEnd;
      },
    },
    previewSeen(state, { payload }: PayloadAction<JobPreview>) {
      const picture = state.pictures[payload.index];
      if (!picture || payload.sequence <= picture.sequence) return;
      picture.preview = payload.image;
      picture.sequence = payload.sequence;
    },
    variationSeen(state, { payload }: PayloadAction<{ index: number; variation: Variation }>) {
      const picture = state.pictures[payload.index];
      if (!picture) return;
      picture.variation = payload.variation;
      picture.fraction = 1;
    },
    pictureShown(state, { payload }: PayloadAction<number>) {
      state.shown = payload;
    },
    connectionChanged(state, { payload }: PayloadAction<LiveState['connection']>) {
      state.connection = payload;
    },
    cancelBegun(state) {
      state.isCancelling = true;
    },
    cancelRefused(state) {
      state.isCancelling = false;
    },
    workEnded() {
      return INITIAL_LIVE;
    },
    failureShown(state, { payload }: PayloadAction<Notice>) {
      state.failure = payload;
    },
    failureDismissed(state) {
      state.failure = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => INITIAL_LIVE),
});

export const liveActions = liveSlice.actions;
