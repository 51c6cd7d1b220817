/** Common English words within a typing slip of a jewelry word. Never corrected. */
export const FALSE_FRIENDS: ReadonlySet<string> = new Set<string>([]);
