// Worker threads do not inherit the loader that reads TypeScript, so the thread brings it along.
import { register } from 'tsx/esm/api';

register();
const { default: answer } = await import('./serve.ts');
export default answer;
