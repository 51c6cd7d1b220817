/** What one word of a setting asks for besides, where nothing else was said. */
import type { PieceWish } from './wish.ts';

type Brief = PieceWish['brief'];

/** A cluster of which no more was said sits at the ear: what hangs is called a drop. */
export const asClusters = (brief: Brief, type: PieceWish['type']): Brief =>
  type === 'Earrings' &&
  brief.setting === 'Cluster' &&
  !brief.earringKind &&
  !brief.claspKind &&
  !brief.hangs &&
  (brief.arrangements ?? []).length + brief.motifs.length + (brief.figures?.length ?? 0) === 0
    ? { ...brief, earringKind: 'stud' }
    : brief;
