/** What is shared on the wall. It never leaves the device. */
export interface InspirationComment {
  readonly id: string;
  readonly author: string;
  readonly content: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface InspirationPost {
  readonly id: string;
  /** A path of this site, or a data: address of a picture that somebody shared. */
  readonly imageUrl: string;
  /** Width by height. */
  readonly aspect: number;
  /** Widths of a picture that is a file of this site. */
  readonly srcSet?: string;
  /** Shown first, blurred: a small data: address. */
  readonly preview?: string;
  /** Describes the picture; a shared one is described by its title. */
  readonly alt?: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly author: { readonly name: string; readonly avatar: string | null };
  /** ISO 8601. */
  readonly createdAt: string;
  /** The newest first. */
  readonly comments: readonly InspirationComment[];
}

export const TITLE_MAX_LENGTH = 80;
export const DESCRIPTION_MAX_LENGTH = 600;
export const COMMENT_MAX_LENGTH = 500;
const TAG_MAX_LENGTH = 30;
const TAGS_MAX = 8;

/** Comma-separated, trimmed; empty and repeated ones are dropped. */
export function tagsOf(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(',')) {
    const tag = part.trim().replace(/^#+/, '').slice(0, TAG_MAX_LENGTH).trim();
    const key = tag.toLocaleLowerCase();
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()].slice(0, TAGS_MAX);
}

const hasTag = ({ tags }: InspirationPost, tag: string): boolean =>
  tags.some((own) => own.toLocaleLowerCase() === tag.toLocaleLowerCase());

export const withTag = (posts: readonly InspirationPost[], tag: string | null): readonly InspirationPost[] =>
  tag === null ? posts : posts.filter((post) => hasTag(post, tag));

/** Whether somebody shared it here, and it is none of the samples. */
const isShared = ({ imageUrl }: InspirationPost): boolean => imageUrl.startsWith('data:');

/** The tags of the wall: those of what was shared here, then the others, the most used first. */
export function tagsByUse(posts: readonly InspirationPost[]): string[] {
  const uses = new Map<string, { tag: string; count: number; own: boolean }>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const key = tag.toLocaleLowerCase();
      const known = uses.get(key) ?? { tag, count: 0, own: false };
      const own = isShared(post);
      // As the person spelled it, where they did.
      const spelled = own && !known.own ? tag : known.tag;
      uses.set(key, { tag: spelled, count: known.count + 1, own: known.own || own });
    }
  }
  return [...uses.values()]
    .sort((a, b) => Number(b.own) - Number(a.own) || b.count - a.count)
    .map(({ tag }) => tag);
}
