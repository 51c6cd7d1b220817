/** Words that belong to one faith, and those of them who are shown as persons. */

export const FAITHS = ['christian', 'jewish', 'muslim', 'hindu', 'buddhist', 'sikh'] as const;
export type Faith = (typeof FAITHS)[number];

/** Persons, each with as much of their name as is said. */
export const HOLY_PERSONS: Readonly<Record<Faith, RegExp | null>> = {
  christian:
    /\b(?:(?:st\.?|saint) (?:\w+)(?: of \w+)?|(?:the )?(?:blessed )?virgin mary|our lady(?: of \w+)?|(?:virgin of )?guadalupe|madonna(?: and child)?|miraculous medal|padre pio|jesus(?: christ)?|archangel \w+|holy family|virgen(?: de \w+| maría)?|san \w+)\b/i,
  jewish: null,
  muslim: null,
  hindu: /\b(?:lord |goddess )?(?:ganesha?|krishna|shiva|vishnu|kali|durga|saraswati|hanuman)\b/i,
  sikh: /\b(?:[ie]k ?onk[aā]r|waheguru|guru nanak|guru gobind singh)\b/i,
  buddhist: /\b(?:laughing |sitting |the )?buddha(?: head)?\b|\bgu?an ?yin\b/i,
};

/** What is no person and of one faith all the same. */
export const FAITH_WORDS: Readonly<Record<Faith, RegExp>> = {
  christian:
    /\b(?:christian|catholic|christ|gospel|rosary|lourdes|fatima medal|communion|baptism|christening|church|crucifix)\b/i,
  jewish: /\b(?:jewish|judaism|bar mitzvah|bat mitzvah|torah|shema|menorah?)\b/i,
  muslim: /\b(?:muslim|islam(?:ic)?|quran|koran|ayat(?:ul kursi)?|shahada|mashallah|eid)\b/i,
  hindu: /\b(?:hindu(?:ism)?|vedic|puja)\b/i,
  sikh: /\b(?:sikh(?:ism)?|khalsa|gurdwara|gurudwara|gurbani|amrit ceremony)\b/i,
  buddhist: /\b(?:buddhis[tm]|dharma|zen)\b/i,
};
