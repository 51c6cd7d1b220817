export { castingZip, type Origin } from './casting-zip.ts';
export { CHORD_LIMIT_MM, type ChordError, chordError } from './chord-error.ts';
export { exportGlb } from './glb.ts';
export type { Paper } from './sheet/paper.ts';
export { type SheetOptions, workshopPdf } from './sheet/workshop-pdf.ts';
export { encodeStl, type StlFile, stlFiles } from './stl.ts';
