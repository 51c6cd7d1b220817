/** Words that announce lettering, stand between, and end it. */

export const CUE =
  /^(?:engrave|engraved|engraving|engravings|engrav|inscribe|inscribed|inscription|inscriptions|etched|stamped|lettering|monogram|monogrammed|tag|nickname|message|motto|words|word|text|phrase|quote|initials|initial|reads|reading|says|saying|say|personalised|personalized|personalise|personalize|name|date|inside|written|script|spelling|spells|letters|letter)$/;
export const STRONG_CUE =
  /^(?:engrave|engraved|engraving|engravings|engrav|inscribe|inscribed|inscription|inscriptions)$/;
/** Words that announce lettering outright, so that even lower-case words behind them are lettering. */
export const ANNOUNCES =
  /^(?:word|words|saying|says|say|reads|reading|initials|initial|name|names|tag|nickname|date|dates|coordinates|coords|phrase|message|text|letters|letter|quote|motto|inscription)$/;
export const SKIPPED =
  /^(?:with|wedding|anniversary|birth|of|the|our|my|his|her|a|an|to|as|it|them|these|those|each|on|inside|in|band|and|please|that|which|:|-|,|be|is|should|want|would|like|short|small|little|little|discreet|both|date|year|inner|surface|ring|back|it'd|of|following|say|read)$/;
export const STOPS =
  /^(?:on|inside|in|with|for|please|along|around|across|at|as|but|under|using|into|outside|made|set)$/;
