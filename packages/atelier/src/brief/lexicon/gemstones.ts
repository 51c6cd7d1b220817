import type { Gemstone } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';

/** Stones by name, trade name and common misspelling; a colour before a name belongs to the stone. */
export const GEMSTONE_WORDS: Vocabulary<Gemstone> = {
  Diamond:
    'diamond, diamond anniversary band, diamond anniversary ring, diamond wedding band, diamond wedding ring, diamante, dia, dias, lgd, lab grown dia, d dia, dimonds, dimonte, dimond, diamon, lab diamond, lab grown diamond, lab created diamond, canary diamond, salt and pepper diamond, salt n pepper diamond, salt and pepper, salt n pepper, salt pepper diamond, black diamond, yellow diamond, pink diamond, blue diamond, champagne diamond, cognac diamond, brown diamond, white diamond, green diamond, grey diamond, gray diamond, diamon, diamont, daimond, diamind, herkimer diamond, chocolate diamond, red diamond, fancy diamond, diamond encrusted, diamond paved, encrusted with diamond',
  Ruby: 'ruby, ruby anniversary band, ruby anniversary ring, ruby wedding band, ruby wedding ring, rubie, pigeon blood ruby, pigeon blood, burmese ruby, burma ruby, star ruby, rubi, lab ruby',
  Sapphire:
    'sapphire, sapphire anniversary band, sapphire anniversary ring, saphire, sapph, sapp, sapphie, saffhire, safhire, sapphires blue, sapphyre, sapphir, safire, saffire, safir, sapfire, sappire, ceylon sapphire, kashmir sapphire, montana sapphire, padparadscha, padparadscha sapphire, star sapphire, pink sapphire, yellow sapphire, white sapphire, green sapphire, teal sapphire, purple sapphire, blue sapphire, black sapphire, orange sapphire, violet sapphire, peach sapphire, madagascar sapphire, lab sapphire, royal blue sapphire, cornflower sapphire, parti sapphire, australian sapphire, champagne sapphire, sri lankan sapphire',
  Emerald:
    'emer, emerald, emerald anniversary band, emerald anniversary ring, emrald, emarald, emerld, emeral, emrauld, emareld, colombian emerald, columbian emerald, zambian emerald, green emerald, green beryl, muzo emerald',
  Amethyst:
    'ameth, amethyst, amythest, amethist, amathyst, amythyst, amethyste, amathist, amithyst, green amethyst, pink amethyst, prasiolite, purple amethyst',
  Aquamarine:
    'aquamarine, aqua marine, aquamarin, aquamarene, acquamarine, santa maria aquamarine, aqua, blue aquamarine',
  Topaz:
    'topaz, topas, topazz, london blue topaz, swiss blue topaz, sky blue topaz, blue topaz, imperial topaz, white topaz, pink topaz, yellow topaz, golden topaz, london blue, swiss blue, mystic topaz, smoky topaz, smokey topaz, green topaz, precious topaz, champagne topaz',
  Citrine:
    'citrine, citrene, citrin, madeira citrine, sitrine, citrene, yellow citrine, lemon quartz, golden citrine, orange citrine',
  Garnet:
    'garnet, garnett, rhodolite, tsavorite, tsavorite garnet, demantoid, demantoid garnet, spessartine, spessartite, almandine, pyrope, mandarin garnet, hessonite, rhodolite garnet, red garnet, green garnet, orange garnet, purple garnet',
  Peridot: 'peridot, peridote, peridott, paridot, perridot, olivine, green peridot, perido',
  Opal: 'opal, opel, fire opal, black opal, boulder opal, white opal, ethiopian opal, welo opal, australian opal, crystal opal, pink opal, blue opal, mexican opal, opale, opall, peruvian opal, mexican fire opal, milky opal, water opal, coober pedy opal',
  Pearl:
    'pearl, tahitian sort of pearl, tahitian style pearl, tahitian type pearl, tahitian kind of pearl, pearl anniversary band, pearl anniversary ring, pearl wedding band, pearl wedding ring, perl, freshwater, fresh water, saltwater, south sea pearl, tahitian pearl, akoya pearl, freshwater pearl, black pearl, pink pearl, golden pearl, baroque pearl, cultured pearl, seed pearl, keshi pearl, white pearl, akoya, akoya pearls, mabe pearl, perle, peral, pearle, salt water pearl, saltwater pearl, edison pearl, natural pearl, grey pearl, gray pearl, south sea, fresh water pearl, cream pearl, peacock pearl, strand of pearls, string of pearls, pearl strand, pearl string, keshi, conch pearl',
  Moonstone:
    'moonstone, moon stone, rainbow moonstone, blue moonstone, adularia, moonstne, mondstone, white moonstone, peach moonstone, grey moonstone',
  Tanzanite: 'tanz, tanzanite, tanzinite, tanzanit, tansanite, tanzenite, tanznite, tanzonite',
  Tourmaline:
    'tourm, tourmaline, turmaline, tourmalin, tormaline, tourmiline, watermelon tourmaline, paraiba, paraiba tourmaline, rubellite, green tourmaline, pink tourmaline, indicolite, verdelite, blue tourmaline, chrome tourmaline, bi color tourmaline, bicolor tourmaline, red tourmaline, black tourmaline, mint tourmaline, teal tourmaline',
  Morganite: 'morganite, morgonite, morganit, morganight, pink beryl, pink morganite, peach morganite',
  Alexandrite: 'alexandrite, alexandrit, alexandrine, alexanderite, alaxandrite',
  Spinel:
    'spinel, spinell, spinnel, red spinel, pink spinel, blue spinel, grey spinel, gray spinel, black spinel, purple spinel, lavender spinel, cobalt spinel, spinal stone',
  Turquoise:
    'turq, turquoise, turquois, turqoise, tourquoise, turquiose, turqouise, torquoise, sleeping beauty turquoise, kingman turquoise, blue turquoise, green turquoise, turquose, persian turquoise',
  Onyx: 'onyx, onix, black onyx, onxy, oynx, white onyx, green onyx, sardonyx',
  'Lapis Lazuli':
    'lapis lazuli, lapis, lapiz, lapiz lazuli, lapis lazulli, lapislazuli, lapus lazuli, lapis stone, lazuli',
};

/** Stones that are not offered: kept as the customer wrote them. */
export const OTHER_GEMSTONES =
  "moissanite, moissonite, cubic zirconia, cz, zirconia, zircon, jade, jadeite, nephrite, greenstone, nz greenstone, pounamu, coral, amber, labradorite, rose quartz, pink quartz, cherry quartz, strawberry quartz, smoky quartz, smokey quartz, smoked quartz, brown quartz, green quartz, blue quartz, milky quartz, milk quartz, black quartz, yellow quartz, golden quartz, quartz, rock crystal, rutilated quartz, tiger eye, tiger's eye, tigers eye, cat's eye, cats eye, cat eye, obsidian, agate, moss agate, carnelian, chrysoberyl, chrysoprase, sunstone, kunzite, iolite, malachite, bloodstone, jasper, hematite, apatite, chalcedony, aventurine, larimar, sodalite, rhodonite, rhodochrosite, ametrine, sphene, zultanite, kyanite, fluorite, howlite, pyrite, amazonite, mother of pearl, mother-of-pearl, abalone, abalone shell, paua shell, conch shell, sea glass, glass stone, coloured glass, colored glass, stained glass, murano glass, venetian glass, glass bead, cut glass, glass, swarovski, swarovski crystal, crystal quartz, hiddenite, benitoite, tektite, moldavite, meteorite, ammolite, unakite, jet, whitby jet, ivory, bone, cowrie, druzy, geode, heliodor, beryl, andalusite, danburite, diopside, chrome diopside, scapolite, tanzurine, dumortierite, prehnite";

/** Nouns that stand for any stone. */
export const STONE_NOUNS =
  'stone, gem, gemstone, jewel stone, crystal, rock, gem stone, precious stone, semi precious stone, semiprecious stone, cabochon, cab, birthstone, sparkler, centerpiece stone, stonework, coloured stone, colored stone, coloured gemstone, colored gemstone, brilliant';
