/** Which reader of the brief is at work, told from the stack: readers have no registry, each is a function in its file. */

/** A function of the brief, with or without the object that it is called on: "at Object.named (…/brief/scopes/x.ts:3:1)". */
const FRAME = /at (?:(?:async )?(?:[\w$<>]+\.)*([\w$]+) )?.*\/brief\/([\w/-]+)\.ts:\d+/;

/** What calls one reader after the other. */
const CALLERS: ReadonlySet<string> = new Set(['readWords', 'readLetters', 'interpret']);

/** The name of the outermost function below those that call the readers, or of the caller itself. */
export function readerIn(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file] = FRAME.exec(line) ?? [];
    return file === undefined ? [] : [{ name, file }];
  });
  const caller = frames.findIndex(({ file }) => CALLERS.has(file));
  const below = frames.slice(0, Math.max(0, caller)).findLast(({ name }) => name !== undefined);
  const itself = frames.slice(Math.max(0, caller)).find(({ name }) => name !== undefined);
  return below?.name ?? itself?.name ?? 'nobody known';
}
