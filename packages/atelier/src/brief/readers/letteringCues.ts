/** Words that speak of lettering. */
export const CUE =
  /^(?:engrave|engraved|engraving|engravings|engrav|inscribe|inscribed|inscription|inscriptions|etched|stamped|lettering|monogram|monogrammed|tag|nickname|message|motto|words|word|text|phrase|quote|initials|initial|reads|reading|says|saying|say|personalised|personalized|personalise|personalize|name|date|inside|written|script|spelling|spells|letters|letter)$/;
