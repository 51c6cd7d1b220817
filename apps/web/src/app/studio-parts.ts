/** The studio's state, taken into the store with its page. */
import { liveSlice } from '../features/studio/model/live-slice.ts';
import { PERSISTED_STUDIO_FIELDS, recalledStudio } from '../features/studio/model/recall.ts';
import { type StudioState, studioSlice } from '../features/studio/model/studio-slice.ts';
import { type Memory, recordOf, writeParts } from '../state/memory.ts';
import { addStorePart } from '../state/store-parts.ts';

/** Designs, guide and words; what is not of their shape (any more) starts fresh, part by part. */
const memory: Memory<StudioState> = {
  write: writeParts(...PERSISTED_STUDIO_FIELDS),
  read: (text, fresh) => {
    const kept = recordOf(text);
    return kept && recalledStudio(kept, fresh);
  },
};

addStorePart({ name: studioSlice.name, reducer: studioSlice.reducer, memory });
addStorePart({ name: liveSlice.name, reducer: liveSlice.reducer });
