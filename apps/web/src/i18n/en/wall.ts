import { namespace } from '../namespace.ts';

/** What the samples on the wall of inspiration say; `samples.ts` has their pictures. */
export const wall = namespace('wall', {
  'author.bench': 'The Filigree Bench',
  'author.stones': 'Stones at Filigree',
  'tag.sapphire': 'Sapphire',
  'tag.rose-gold': 'Rose gold',
  'tag.halo': 'Halo',
  'tag.diamond': 'Diamond',
  'tag.night': 'Night',
  'tag.opal': 'Opal',
  'tag.yellow-gold': 'Yellow gold',
  'tag.pendant': 'Pendant',
  'tag.band': 'Band',
  'tag.emerald': 'Emerald',
  'tag.necklace': 'Necklace',
  'tag.platinum': 'Platinum',
  'tag.art-deco': 'Art Deco',
  'tag.ruby': 'Ruby',
  'tag.pearl': 'Pearl',
  'tag.earrings': 'Earrings',
  'tag.aquamarine': 'Aquamarine',
  'tag.silver': 'Silver',
  'tag.black-rhodium': 'Black rhodium',
  'oriane-halo-ring.title': 'Blue in rose',
  'oriane-halo-ring.text':
    'An oval sapphire in a halo of small diamonds. Rose gold keeps the blue from turning cold, and the halo makes the stone look a size larger than it is.',
  'oriane-halo-ring.alt':
    'A rose gold ring with an oval sapphire in a halo of round diamonds, seen from above.',
  'oriane-halo-ring.note': 'With a cushion cut the same halo looks softer. Worth a try.',
  'torsade-ring.title': 'One light, one stone',
  'torsade-ring.text': 'A round brilliant lit from one side only: half of it is fire, half of it is ink.',
  'torsade-ring.alt': 'A twisted rose gold ring with a round diamond in four prongs, close-up on black.',
  'soleil-opal-pendant.title': 'A sun to carry',
  'soleil-opal-pendant.text':
    'The opal sits where the heat would be. Turn it, and the day goes from milk to green.',
  'soleil-opal-pendant.alt': 'A gold pendant in the form of a sun, set with an oval opal and round diamonds.',
  'soleil-opal-pendant.note':
    'A pendant is the right place for opal: it is soft, and a chain is kinder than a finger.',
  'tessel-band.title': 'Hammered after dark',
  'tessel-band.text':
    'Each hammer mark is a small mirror. By candlelight the band moves even when the hand does not.',
  'tessel-band.alt': 'A wide hammered band of yellow gold, close-up on black.',
  'verte-necklace.title': 'Three greens on a fine chain',
  'verte-necklace.text':
    'A pear between two smaller ones, a double halo around the first. The chain is thin so that nothing else speaks.',
  'verte-necklace.alt':
    'A gold necklace with a pear-shaped emerald in a double halo of diamonds and a smaller emerald on either side.',
  'eventail-pendant.title': 'A fan opens',
  'eventail-pendant.text':
    'Rays with a diamond at each tip, and one emerald where they meet. Geometry can be tender too.',
  'eventail-pendant.alt':
    'A platinum pendant in the form of an Art Deco fan, set with an emerald and round diamonds.',
  'carrington-emerald-ring.title': 'A step cut and two steps beside it',
  'carrington-emerald-ring.text':
    'An emerald cut hides nothing: long mirrors, clean corners. The baguettes carry its lines on to both sides.',
  'carrington-emerald-ring.alt':
    'A platinum ring with an emerald-cut emerald between two baguette diamonds, seen from above.',
  'carrington-emerald-ring.note': 'The claws stand at the corners, where an emerald chips first.',
  'crescent-pendant.title': 'Moon, with company',
  'crescent-pendant.text': 'Diamonds along the inside of the crescent, so that it waxes as you move.',
  'crescent-pendant.alt': 'A gold pendant with a crescent moon and a star, set with round diamonds.',
  'maren-trilogy.title': 'Red between two whites',
  'maren-trilogy.text':
    'Three ovals. The ruby does the talking; the diamonds hold the silence on either side.',
  'maren-trilogy.alt': 'A gold ring with an oval ruby between two oval diamonds, close-up on black.',
  'maren-trilogy.note': 'Past, present, future is what people say of three stones. We just like the balance.',
  'cascade-pearl-necklace.title': 'Three pearls, no more',
  'cascade-pearl-necklace.text': 'The largest in the middle, as a sentence has one verb.',
  'cascade-pearl-necklace.alt': 'A rose gold necklace with a large pearl between two smaller ones.',
  'mercer-sapphire-band.title': 'A river of squares',
  'mercer-sapphire-band.text':
    'Princess cuts edge to edge between two walls, and a line of milgrain on each bank. Nothing to catch on a sleeve.',
  'mercer-sapphire-band.alt':
    'A gold band channel-set with princess-cut sapphires all around, close-up on black.',
  'roseraie-studs.title': 'Roses that keep',
  'roseraie-studs.text': 'Petal on petal in rose gold, and a drop of dew on each.',
  'roseraie-studs.alt': 'A pair of rose gold studs in the form of roses, set with round diamonds.',
  'halcyon-aquamarine-ring.title': 'Sea, seen through a window',
  'halcyon-aquamarine-ring.text':
    'Aquamarine has almost no colour until it is large. This one is, and the steps keep it calm.',
  'halcyon-aquamarine-ring.alt':
    'A silver ring with an emerald-cut aquamarine in four prongs, close-up on black.',
  'rivoli-sapphire-earrings.title': 'Blue glass, they said',
  'rivoli-sapphire-earrings.text':
    'It is sapphire. A step cut in a beaded bezel, the way a window is set in stone.',
  'rivoli-sapphire-earrings.alt':
    'A pair of platinum earrings with emerald-cut sapphires in bezels, close-up.',
  'rivoli-sapphire-earrings.note':
    'The bezel also keeps the edges safe, which an earring needs more than one thinks.',
  'leo-medallion.title': 'Born in August',
  'leo-medallion.text':
    'A sign, a rim of grains, four diamonds. It will be rubbed bright by the thumb of whoever wears it.',
  'leo-medallion.alt': 'A gold medallion with the sign of Leo, set with round diamonds.',
  'noctis-ring.title': 'Almost nothing but light',
  'noctis-ring.text':
    'A princess cut on black rhodium. The metal steps back so far that only the stone is left.',
  'noctis-ring.alt': 'A black rhodium ring with a princess-cut diamond in four prongs, close-up on black.',
});
