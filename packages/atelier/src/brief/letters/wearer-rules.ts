/** Lettering of which each of two people has a line: "his engraved with Moon, hers with Stars". */
import type { Rule } from '@filigree/language';

const RING = "'s? (band|ring|one)?";
const LINE =
  '(<name-list>|<quoted>|<shouted>|<date>|<coordinates>|<initials>|<name-title>|<vow>|<plain-line>)';
const CUT = '(engraved|inscribed|stamped|engrave|engraving|inscription|says|say|saying|reads|read|reading)';
const ABOUT = '(<lead>|<announces>|<hand>)';

export const WEARER_RULES: readonly Rule<'wearer'>[] = [
  {
    name: 'line-of-a-wearer',
    when: [
      `wearer:<wearer> ${RING} ${ABOUT}* (${CUT}|inside) ${ABOUT}* : !<vocabulary> what:<signed-run>`,
      `(in|inside) wearer:<wearer> ${RING} (${ABOUT}|${CUT}|write|put)* (what:${LINE}|: !<vocabulary> what:<signed-run>)`,
      `wearer:<wearer> ${RING} (is|to|be|should|will|,)* (${CUT}|with|inside|gets|get|has|have) (${ABOUT}|${CUT}|with|inside)* what:${LINE}`,
      `wearer:<wearer> ${RING} ..6 (${CUT}|with) (${ABOUT}|${CUT})* what:(<quoted>|<date>|<initials>|<name-title>)`,
      `(and|,) wearer:<wearer> ${RING} what:(<quoted>|<shouted>|<date>|<initials>|<name-title>)`,
      `what:${LINE} (inside|on|in) wearer:<wearer> ${RING} !(${CUT}|:)`,
    ],
    effect: 'wearer',
    yes: [
      'Two bands, his engraved with Forever Yours and hers with Forever Mine.',
      'Inside his: always Kate.',
      'Mine says NEVER on the front, hers says AGAIN.',
      'In mine please engrave Marta 2026.',
      'Mine should say LISBON and hers OSLO.',
      "Inside Sam's it should say Always, inside Lucy's Forever.",
      'Her name Anna inside his.',
      'Mine rose gold with "mon coeur" inside.',
    ],
    no: [
      'His with diamonds.',
      'His: 6mm, brushed. Hers: 3mm.',
      'Hers is plain and his hammered.',
      'A band engraved with leaves for her.',
    ],
  },
];
