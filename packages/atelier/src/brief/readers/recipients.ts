/** For whom a piece is: people who are to wear it, told from those who are only in the story. */
import { RECIPIENT_LEADS } from '../lexicon/people.ts';
import { STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import {
  isMourned,
  isRemade,
  isThoughtOf,
  isTold,
  speaksOfWearer,
  spokenBefore,
  spokenBehind,
} from './storyPeople.ts';

/** For whom, in the customer's own word. */
export function readRecipient(reading: Reading): Claim<string> | null {
  let found: Claim<string> | null = null;
  // "Mens bracelet ... for my boyfriend": whom it suits yields to whom it is for.
  let general = false;
  reading.items.forEach((item, at) => {
    if (!has(item, 'recipient')) return;
    use(reading, at);
    if ((found !== null && !general) || item.negated) return;
    // "for me missus"
    if (item.norm === 'me' && has(reading.items[at + 1], 'recipient')) return;
    const before = reading.items.slice(Math.max(0, at - 3), at).map((other) => other.norm);
    const token = reading.tokens[item.last]!;
    const pronoun = /^(?:him|her|them|me|himself|herself|myself|couple)$/.test(item.norm);
    const lead = pronoun
      ? before.at(-1) === 'for' &&
        (at === reading.items.length - 1 ||
          !has(reading.items[at + 1], 'recipient', 'occasion', 'type') ||
          item.norm !== 'her' ||
          reading.items[at + 1]?.norm === 'birthday')
      : before.some((word) => RECIPIENT_LEADS.has(word) && !/^(?:a|the|to)$/.test(word)) ||
        before.join(' ').includes('for a') ||
        before.join(' ').includes('for the');
    // "give him a bracelet", "surprise her with"
    const given =
      /^(?:him|her|them)$/.test(item.norm) &&
      /^(?:give|giving|get|getting|buy|buying|surprise|surprising|treat|gift|gifting|spoil)$/.test(
        before.at(-1) ?? '',
      );
    // "a ring 4 wife", "for me missus": as phones and neighbours spell it.
    const slang =
      !pronoun &&
      (/^(?:4|me)$/.test(before.at(-1) ?? '') ||
        // "for a 70 year old man"
        /\bfor (?:a|an|my|our) (?:\S+ )?(?:\d+ )?(?:year|yr)s?(?: old)?$/.test(spokenBefore(reading, at)));
    const givenMe =
      item.norm === 'me' &&
      /^(?:give|buy|get|treat|giving|buying|getting|treating)$/.test(before.at(-1) ?? '') &&
      /\b(?:husband|hubby|wife|boyfriend|girlfriend|partner|bf|gf|fiancee?|mum|mom|dad|parents|daughter|son) (?:would like to|wants to|is going to|will|is|has offered to|promised to) \S+$/.test(
        spokenBefore(reading, at),
      );
    // "2.5 mm for her size L": whose measure, beside another's.
    if (pronoun && /^(?:ring )?size$/.test(reading.items[at + 1]?.norm ?? '')) return;
    // "pearls are for grannies", "a crown fit for a queen"
    if (
      /(?:\b(?:are|is) for(?: a| an| the| old)?|\bfit for (?:a|the) (?:\S+)?) ?$/.test(
        spokenBefore(reading, at),
      )
    )
      return;
    // "my late father": remembered, not given to.
    if (before.at(-1) === 'late') return;
    const wearer =
      (/^(?:men|man|woman|women|lady|unisex|gent|girl|boy)$/.test(item.norm) &&
        (token.possessive || /s$/.test(token.norm) || /^(?:unisex|men|women)$/.test(item.norm))) ||
      // "Something a man would wear".
      (/^(?:man|men|guy|bloke|gentleman|gent|woman|lady)$/.test(item.norm) &&
        /^(?:would|could|can|might|will) (?:\S+ )?wear\b/.test(
          reading.items
            .slice(at + 1, at + 4)
            .map(({ norm }) => norm)
            .join(' '),
        )) ||
      // "A baby bangle": whose size it is.
      (item.norm === 'baby' && has(reading.items[at + 1], 'type'));
    const kinLeads =
      at === 0 &&
      /^(?:mum|mom|dad|wifey|hubby|missus|fiance|fiancee|partner|nana|granny|auntie|bestie|wife|husband|girlfriend|boyfriend|nan|gran|grandma|daughter|sister|gf|bf|mother|father|teacher|boss|nanny|nurse|colleague)$/.test(
        item.norm,
      );
    const next = reading.items[at + 1];
    // "baby's birthstone" is not for the baby, "my mother's old ring" not for the mother.
    const owner =
      token.possessive &&
      next?.entries.every((entry) => entry.value !== 'Birthstone') !== false &&
      // "my grandad's from Skye" says where he comes from.
      !/^(?:old|existing|from|always|never|saying|word|motto|handwriting|signature)$/.test(next?.norm ?? '');
    if (token.possessive && !owner && before.at(-1) !== 'for') return;
    // "melt down gran's gold": hers is what it is made of.
    if (token.possessive && has(next, 'metal', 'gemstone') && !has(reading.items[at + 2], 'type')) return;
    // "a ring like my grandmother's": hers is there already.
    if (
      token.possessive &&
      (next === undefined || next.kind === 'mark' || /^(?:but|only|just|and|except)\b/.test(next.norm)) &&
      /\blike (?:my|our|his|her|the)$/.test(before.join(' '))
    )
      return;
    // "to look like my grandmother's ring": hers is the model.
    if (
      token.possessive &&
      has(next, 'type', 'era', 'metal', 'gemstone', 'size') &&
      /\b(?:like|as|to|of|by|on|from|after) (?:my|our|his|her|the)$/.test(before.join(' ')) &&
      /\b(?:look(?:s|ing)? like|like|same as|similar to|cop(?:y|ied) (?:of|from)|inspired by|based on|modelled on|modeled on|replica of|remake of|version of) (?:my|our|his|her|the)$/.test(
        spokenBefore(reading, at),
      )
    )
      return;
    // "my grandmother had this pendant": she is not the one it is for.
    if (
      /^(?:had|kept|took|drew|painted|threw|flushed|swallowed|broke|cheated|dumped|wore|owned|used|measured|sized|gave|left|passed|always?|think|thinks|say|says|said|suggested|suggest|suggests|reckon|reckons|told|recommended)$/.test(
        next?.norm ?? '',
      ) &&
      /^(?:my|our)$/.test(before.at(-1) ?? '') &&
      // "my gf said she doesn't want a diamond" speaks of her who will wear it.
      !/^(?:she|he|they)$/.test(reading.items[at + 2]?.norm ?? '') &&
      !speaksOfWearer(reading, at)
    )
      return;
    // "my friends all have those": what others have.
    if (
      /^(?:all )?(?:have|has|wear|wears|got) (?:those|these|them|one|ones|some)\b|^got (?:a|an|hers|his)\b/.test(
        spokenBehind(reading, at),
      )
    )
      return;
    // "my husband and I", "me and my fiancé"
    if (next?.norm === 'and' && /^(?:i|me|myself)$/.test(reading.items[at + 2]?.norm ?? '')) return;
    if (
      /\b(?:me|myself) and (?:my|the)$/.test(spokenBefore(reading, at)) &&
      /^(?:are|aren|want|don|dont|do|have|had|got|met|would|d|need|like|love|were|can|think|feel)\b/.test(
        spokenBehind(reading, at),
      )
    )
      return;
    // "my brothers name Declan": a name that it bears.
    if (/^names?$/.test(next?.norm ?? '') && !token.possessive) return;
    // "a sapphire for each child"
    if (/^(?:each|every)$/.test(before.at(-1) ?? '')) return;
    if (isMourned(reading, at) || isThoughtOf(reading, at) || isRemade(reading, at)) return;
    // "I regret not buying them"
    if (
      item.norm === 'them' &&
      /^(?:buy|buying|get|getting)$/.test(before.at(-1) ?? '') &&
      (next === undefined || next.kind === 'mark')
    )
      return;
    // "My kids' birthstones", "the initials of my boys": it bears them, and they do not wear it.
    const theirs = /^['’]$/.test(next?.norm ?? '')
      ? reading.items[at + 2]
      : token.possessive
        ? next
        : undefined;
    if (/^birth ?(?:stone|flower|month|sign)/.test(theirs?.norm ?? '')) return;
    if (
      /\b(?:names?|initials?|birthstones?) of (?:(?:my|our|her|his|all|both|the|two|three|four|five) )*$/.test(
        `${spokenBefore(reading, at)} `,
      )
    )
      return;
    // "my wifes 50th": an apostrophe left out.
    // Kept in the customer's own word, of another language in the word that the rules know.
    const written = token.foreign === 'translated' ? item.norm : wordsOf(reading, at);
    const bare =
      /^(?:wife|mum|mom|dad|husband|gf|bf|girlfriend|boyfriend|nan|gran|grandma|mother|father|fiance|fiancee|daughter|son|sister|brother|niece|nephew|friend|partner|boss|cousin)s$/i.test(
        written,
      ) &&
      (next?.quantity != null || has(next, 'occasion'));
    // "flower girl bracelet", "best friend necklaces": the wearer stands before the piece.
    const modifies =
      !token.possessive &&
      ((has(next, 'type') && item.last > item.first) || /^(?:gift|present)$/.test(next?.norm ?? ''));
    // "wedding band, me, 7 mm", "from me to me"
    const alone =
      item.norm === 'me' &&
      ((at > 0 &&
        /^,$/.test(reading.items[at - 1]?.norm ?? '') &&
        /^,$/.test(reading.items[at + 1]?.norm ?? '')) ||
        /\bfrom me to$/.test(spokenBefore(reading, at)));
    const treated =
      (/^(?:myself|me)$/.test(item.norm) && /^(?:treat|treating|reward|spoil)$/.test(before.at(-1) ?? '')) ||
      // "a graduation present to myself"
      (/^(?:my|him|her)self$/.test(item.norm) &&
        /\b(?:present|gift|treat|reward) to$/.test(spokenBefore(reading, at)));
    if (isTold(reading, at)) return;
    const named = lead || owner || kinLeads || alone || treated || given || slang || givenMe || bare;
    if (general && !(named && !pronoun && has(item, 'recipient') && !wearer)) return;
    if (lead || wearer || owner || kinLeads || alone || treated || given || modifies || slang || givenMe) {
      general = wearer && !lead && found === null;
      found = {
        value:
          slang && /^old /.test(written)
            ? written.slice(4)
            : token.possessive
              ? written.replace(/['’]s$/, '')
              : bare
                ? written.slice(0, -1)
                : written,
        words: wordsOf(reading, at),
        at,
      };
    }
  });
  return found ?? readGiftee(reading);
}

const CALLING = /^[a-z]+(?:[^aeiou]er|tor|sor|ailor|ist|ian|[^u]man|woman|eer)$/;
const NO_CALLING =
  /^(?:summer|winter|dinner|number|flower|other|matter|later|better|corner|border|order|wonder|christian|indian|persian|russian|egyptian|victorian|edwardian|georgian|roman|human|german|norman|ottoman|artist style)$/;

/** "a gift for a ship's captain": whoever a gift is said to be for. */
function readGiftee({ items, tokens, used }: Reading): Claim<string> | null {
  for (let at = 2; at < items.length; at++) {
    if (!/^(?:a|an|my|our|the)$/.test(items[at]!.norm) || items[at - 1]!.norm !== 'for') continue;
    const given = items
      .slice(Math.max(0, at - 4), at - 1)
      .some(({ norm }) => /(?:^|\s)(?:gift|present)$/.test(norm));
    // "a compass for a sailor": callings end alike.
    const calling =
      items[at]!.norm !== 'the' &&
      [at + 1, at + 2].some(
        (index) =>
          (index === at + 1 || /^\w+ing$/.test(items[at + 1]?.norm ?? '')) &&
          CALLING.test(items[index]?.norm ?? '') &&
          !NO_CALLING.test(items[index]?.norm ?? ''),
      );
    if (!given && !calling) continue;
    let who = at + 1;
    // "Our retiring treasurer"
    while (
      items[who] !== undefined &&
      (tokens[items[who]!.last]!.possessive || (calling && /^\w+ing$/.test(items[who]!.norm)))
    )
      who += 1;
    const item = items[who];
    const means = has(
      item,
      'metal',
      'gemstone',
      'type',
      'era',
      'culture',
      'occasion',
      'motif',
      'finish',
      'setting',
    );
    if (item === undefined || means || !(item.kind === 'word' || calling) || STOP_WORDS.has(item.norm))
      continue;
    used.add(who);
    const { text } = tokens[item.first]!;
    return { value: text, words: text, at: who };
  }
  return null;
}
