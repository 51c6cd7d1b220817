/** What a rule does to the things that are named about the words it has found. */
export type Scope =
  /** The last things named before the words, with those that a link joins to them. */
  | { readonly refuses: 'subject' }
  /** The same, where nothing but its own phrase stands between. */
  | { readonly refuses: 'subject-beside' }
  /** What a pronoun of the words stands for: named before in the sentence, or else in the one before. */
  | { readonly refuses: 'antecedent' }
  /** All that was named before in the sentence, or else in the one before. */
  | { readonly refuses: 'all-before' }
  /** What the words have captured as `what`, where the last thing named before them is refused. */
  | { readonly refuses: 'with-those-before' }
  /** All that follows in the same breath: a list of things of different kinds. */
  | { readonly refuses: 'list' }
  /** What the words have captured as `what`. */
  | { readonly refuses: 'named' }
  /** The same, where the wish has another answer to the question that it answers. */
  | { readonly refuses: 'named-otherwise' }
  /** Neither wanted nor refused: the next thing named. */
  | { readonly setsAside: 'object' }
  /** The last thing named before the words. */
  | { readonly setsAside: 'subject' }
  /** Motifs and figures that follow in the sentence. */
  | { readonly setsAside: 'motifs' }
  /** The figure that stones are likened to, where another figure is asked for. */
  | { readonly setsAside: 'likeness' }
  /** A piece that somebody has, where another is asked for. */
  | { readonly setsAside: 'owned-piece' }
  /** Of two answers to one question the later holds: what stands before the words, in the sentence or anywhere. */
  | { readonly giveWay: 'sentence' | 'text' }
  /** What the words themselves name gives way to what follows them. */
  | { readonly giveWay: 'words' }
  /** With a piece goes the noun phrase that described it. */
  | { readonly giveWay: 'other-pieces' }
  /** What is named between the first and the last of the words is exchanged for what follows. */
  | { readonly giveWay: 'exchanged' }
  /** What was weighed right before the words. */
  | { readonly giveWay: 'weighed' };
