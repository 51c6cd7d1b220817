export { exportGlb } from './glb.ts';
export { encodeStl, type StlFile, stlFiles } from './stl.ts';
