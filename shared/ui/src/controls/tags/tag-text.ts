/** Separates the tags in a typed or pasted text. */
export const tagSeparator = /[,\n\r\t]+/;

const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

export const tagsOf = (text: string): readonly string[] => trimmed(text.split(tagSeparator));

/** Returns whether two tags are equal, ignoring case. */
export const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

interface AddedTags {
  readonly tags: readonly string[];
  /** Rejected because they are already in the list. */
  readonly twice: readonly string[];
  /** Rejected because the list is full (UI-77). */
  readonly beyond: readonly string[];
}

/** Adds tags to a list of at most `limit`. */
export function addTags(tags: readonly string[], texts: readonly string[], limit: number): AddedTags {
  return trimmed(texts).reduce<AddedTags>(
    (added, text) => {
      if (added.tags.some((tag) => sameTag(tag, text))) return { ...added, twice: [...added.twice, text] };
      if (added.tags.length >= limit) return { ...added, beyond: [...added.beyond, text] };
      return { ...added, tags: [...added.tags, text] };
    },
    { tags, twice: [], beyond: [] },
  );
}
