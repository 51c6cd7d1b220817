/** What was shared on the wall of inspiration, taken into the store with its page. */
import { type InspoState, inspoSlice, rememberedInspo } from '../features/inspo/model/inspo-slice.ts';
import { type Memory, writeParts } from '../state/memory.ts';
import { addStorePart } from '../state/store-parts.ts';

const memory: Memory<InspoState> = { write: writeParts('posts', 'comments'), read: rememberedInspo };

addStorePart({ name: inspoSlice.name, reducer: inspoSlice.reducer, memory });
