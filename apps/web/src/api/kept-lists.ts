/** What a change answered with; nothing when it failed, which is its caller's to tell. */
export async function answerOf<T>(queryFulfilled: Promise<{ readonly data: T }>): Promise<T | undefined> {
  try {
    return (await queryFulfilled).data;
  } catch {
    return undefined;
  }
}

/** In the place of the one of the same id, else last. */
export function putInto<T extends { readonly id: string }>(list: T[], changed: T): void {
  const place = list.findIndex(({ id }) => id === changed.id);
  if (place < 0) list.push(changed);
  else list[place] = changed;
}
