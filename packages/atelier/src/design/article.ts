/** A noun phrase with its indefinite article: "an 18k band", "a fox". */
export function withArticle(words: string, capital = false): string {
  // Only the letter is looked at: no word here begins with a silent h or a spoken "u" but "18k" and "8".
  const article = /^([aeiou]|8|18)/i.test(words) ? 'an' : 'a';
  return `${capital ? article.charAt(0).toUpperCase() + article.slice(1) : article} ${words}`;
}
