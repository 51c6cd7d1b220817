/** Stones that are not offered, and the one of ours that looks most like each. */
import type { Brief, Gemstone, StoneColour } from '@filigree/contracts';

interface LookAlike {
  readonly gemstone: Gemstone;
  /** Null for its usual colour. */
  readonly colour: StoneColour | null;
  readonly names: string;
}

const like = (gemstone: Gemstone, colour: StoneColour | null, names: string): LookAlike => ({
  gemstone,
  colour,
  names,
});

/**
 * By what a jeweler would lay beside them: kin where there is one (agates, carnelian and jasper are dyed like onyx,
 * labradorite and sunstone are feldspars like moonstone), else colour and transparency.
 */
const LOOK_ALIKES: readonly LookAlike[] = [
  like(
    'Diamond',
    null,
    'moissanite, moissonite, cubic zirconia, cz, zirconia, zircon, swarovski, swarovski crystal',
  ),
  like('Topaz', 'white', 'quartz, rock crystal, crystal quartz, rutilated quartz, danburite'),
  like('Topaz', 'white', 'glass, glass stone, glass bead, cut glass'),
  like('Topaz', 'brown', 'smoky quartz, smokey quartz, smoked quartz, brown quartz, andalusite'),
  like('Morganite', null, 'rose quartz, pink quartz, strawberry quartz, cherry quartz, kunzite'),
  like('Amethyst', 'green', 'green quartz'),
  like('Aquamarine', null, 'blue quartz'),
  like('Moonstone', 'white', 'milky quartz, milk quartz'),
  like('Onyx', null, 'black quartz'),
  like('Citrine', null, 'yellow quartz, golden quartz, heliodor, beryl, chrysoberyl, scapolite'),
  like('Citrine', 'orange', 'amber'),
  like('Tourmaline', 'green', 'sphene, hiddenite, diopside, chrome diopside, moldavite, tektite'),
  like('Tourmaline', 'teal', 'apatite, sea glass'),
  like('Tourmaline', 'teal', 'stained glass, coloured glass, colored glass, murano glass, venetian glass'),
  like('Tanzanite', null, 'iolite, tanzurine'),
  like('Sapphire', null, 'kyanite, benitoite'),
  like('Amethyst', null, 'ametrine, fluorite, druzy, geode'),
  like('Alexandrite', null, 'zultanite'),
  like(
    'Onyx',
    'green',
    'jade, jadeite, nephrite, greenstone, nz greenstone, pounamu, moss agate, chrysoprase, malachite, aventurine, bloodstone, unakite',
  ),
  like('Onyx', 'orange', 'carnelian'),
  like('Onyx', 'red', 'coral, jasper'),
  like('Onyx', 'pink', 'rhodonite, rhodochrosite, conch shell'),
  // What is no stone but inlaid like one.
  like('Onyx', 'brown', 'wood'),
  like('Onyx', 'white', 'antler'),
  like('Onyx', null, 'carbon fiber'),
  like('Onyx', 'brown', "tiger eye, tiger's eye, tigers eye"),
  like('Onyx', 'grey', 'hematite, meteorite, agate, chalcedony, pyrite'),
  like('Onyx', 'white', 'ivory, bone, cowrie'),
  like('Onyx', null, 'obsidian, jet, whitby jet'),
  like('Lapis Lazuli', null, 'sodalite, dumortierite'),
  like('Turquoise', null, 'larimar, amazonite'),
  like('Turquoise', 'white', 'howlite'),
  like('Moonstone', 'grey', 'labradorite'),
  like('Moonstone', 'orange', 'sunstone'),
  like('Moonstone', 'yellow', "cat's eye, cats eye, cat eye"),
  like('Moonstone', 'green', 'prehnite'),
  like('Moonstone', 'white', 'mother of pearl, mother-of-pearl'),
  like('Opal', null, 'abalone, abalone shell, paua shell, ammolite'),
];

const BY_NAME: ReadonlyMap<string, LookAlike> = new Map(
  LOOK_ALIKES.flatMap((one) => one.names.split(', ').map((name) => [name, one] as const)),
);

/** By its name, in the singular or the plural ("labradorites", "tiger eyes"). */
const knownAs = (name: string): LookAlike | undefined =>
  [name, name.replace(/s$/, ''), name.replace(/ies$/, 'y'), name.replace(/es$/, '')].flatMap(
    (one) => BY_NAME.get(one) ?? [],
  )[0];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Of a name that is repeated in a note. */
const MOST_CHARACTERS = 60;

export interface LookAlikeBrief {
  readonly brief: Brief;
  /** What is said of it; null where nothing had to be. */
  readonly note: string | null;
}

/**
 * The brief with a stone of ours in the place of one that is not offered, and what is said of it. Diamonds named beside
 * it are the smaller ones; beside any other stone it comes second.
 */
export function withLookAlike(brief: Brief): LookAlikeBrief {
  const name = brief.customGemstone?.trim().slice(0, MOST_CHARACTERS) ?? '';
  if (name === '' || brief.noStones) return { brief, note: null };
  const found = knownAs(name.toLowerCase());
  const named = brief.gemstones;
  if (found === undefined) {
    const note =
      named.length > 0
        ? `${capital(name)} is not among our stones: it is left out.`
        : `${capital(name)} is not among our stones, and none of them is known to look like it: the stone shown is our choice.`;
    return { brief, note };
  }
  const { gemstone, colour } = found;
  const words = `${colour === null ? '' : `${colour} `}${gemstone.toLowerCase()}`;
  const note = `${capital(name)} is not among our stones: ${words} stands in for it in the picture, the stone list and the estimate.`;
  // Two kinds of one gemstone cannot be told apart in a brief.
  if (named.includes(gemstone)) return { brief: { ...brief, customGemstone: null }, note };
  const leads = named.every((one) => one === 'Diamond');
  const gemstones = leads ? [gemstone, ...named] : [...named, gemstone];
  const stoneColours =
    colour === null ? brief.stoneColours : [...(brief.stoneColours ?? []), { gemstone, colour }];
  return { brief: { ...brief, customGemstone: null, gemstones, stoneColours }, note };
}
