import type { CulturalInspiration, DesignEra } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';

export const ERA_WORDS: Vocabulary<DesignEra> = {
  Minimalist:
    'minimalist, minimalistic, minimal, minimalism, pared back, pared down, clean lines, scandi, scandinavian, nordic minimal, less is more, minamalist, minimilist, stripped back, barely there, sleek and simple, clean and simple, simple and clean, uncluttered, unfussy, clean design, no frills design, simplistic, clean look, minimalst, understated',
  'Art Deco':
    'art deco, deco, artdeco, gatsby, great gatsby, 1920s, 1930s, 1920, roaring twenties, roaring 20s, jazz age, 20s style, twenties, 20s, flapper, 30s, thirties style, twenties style, art deko, chrysler building, ar deco, deco style, thirties, deco era, 1925, speakeasy',
  Victorian:
    'victorian, edwardian, georgian, antique, antique style, antique look, nineteenth century, 19th century, 1800s, regency, bridgerton, queen victoria, heirloom, old world, mourning jewelry, victorean, belle epoque, 1900s, cameo, victorian era, antique inspired, period style, regency era, jane austen, downton abbey, old fashioned, olde worlde, 1890s, 1880s, antiqued, ye olde, century old, steampunk, baroque, rococo, renaissance, tudor',
  'Vintage Floral':
    'vintage floral, vintage flower, art nouveau, nouveau, vintage, vintage style, vintage inspired, retro, cottagecore, cottage core, shabby chic, vintage look, vintage botanical, romantic vintage, vintage rose, lalique, arts and crafts, 1940s, 1950s, vintege, vintage feel, vintage vibe, art noveau, floral vintage, vintagey, vintage romantic, mid century, granny chic, retro floral, old school',
  'Modern Sculptural':
    'modern sculptural, modern, sculptural, contemporary, sculpture, sculpted, architectural, modernist, sculpture like, brutalist, modernistic, bauhaus, architecture inspired, statuesque, contempory, contemporary sculptural, mid century modern, scuptural, zaha hadid, modern design, modern day, modernism, up to date, current, avantgarde sculpture, sculptured, modern style, modern look',
  'Gothic / Dark Aesthetic':
    'gothic, goth, dark aesthetic, dark academia, medieval, mediaeval, witchy, macabre, skull, skeleton, vampire, vampiric, dark romantic, witch, occult, gothik, coffin, dark romance, cathedral window, dracula, halloween, haunted, gargoyle, dark fantasy, memento mori, black metal style, darkwave, raven black style, spooky, sugar skull, grim, dark and moody, moody, wednesday addams, whitby goth, gothic style, gothic revival, dark mood, bat wing, death metal, game of thrones, dark style, sinister, nightmare',
  'Boho / Organic':
    'boho, bohemian, boho chic, organic, hippie, hippy, earthy, raw, rustic, free spirited, free spirit, gypsy style, ibiza, coachella, natural look, beachy, beach style, surf, surfer, festival style, organic look, bohemain, bohemien, earth inspired, coastal, folk, folky, folksy, seventies, 70s, 1970s, woodstock, rough hewn, naturalistic, handcrafted look, imperfect, raw edges, nomad, desert style, hand made look, organic shaped, boheme, organic style, beach vibe, boho style',
  'Futuristic / Cyber-Lux':
    'futuristic, cyber, cyberpunk, cyber lux, sci fi, scifi, science fiction, space age, high tech, hi tech, techy, tech, tech inspired, neon, robotic, robot, cyborg, future, from the future, blade runner, matrix, y2k, futurist, futuristic style, alien, hologram, circuit, circuit board, tron, spaceship,  digital, glitch, vaporwave, mecha, ultra modern, next gen, biomechanical, cybernetic, bionic, futurism, techno, space ship, retrofuturistic, parametric',
  'Classic / Bridal':
    'classic, classical, timeless, traditional, bridal, classy, classic style, classic bridal, clasic, tiffany like, never goes out of style, tradition, conventional, audrey hepburn, old hollywood, hollywood glamour, jackie o, preppy, ladylike, bridal style, classically, enduring, heritage, evergreen style, royal style, wedding style, old money, quiet luxury, classique',
  'Street-Lux / Avant-Garde':
    'street lux, streetwear, street style, hip hop, hiphop, avant garde, avantgarde, avant guard, edgy, urban, punk, grunge, rapper, rap, rapper style, trap, bling bling, cuban style, cuban, cuban link, iced out, icy, biker, biker style, rock and roll, rock n roll, rocker, rockstar, rock star style, street, rebellious, graffiti, swag, drip style, hypebeast, industrial, unconventional, experimental, deconstructed, gangster, avant gard, street luxe, streetlux, skater, underground, subversive, statement street, rebel, motorcycle, conceptual, drill, spiked, spikes, studded punk',
};

export const CULTURE_WORDS: Vocabulary<CulturalInspiration> = {
  Egyptian:
    'egyptian, egypt, ancient egypt, pharaoh, pharoah, cleopatra, ankh, scarab, scarab beetle, eye of horus, eye of ra, wadjet, nile, hieroglyph, hieroglyphic, nefertiti, tutankhamun, isis goddess, pyramids of giza, anubis, bastet, cartouche, sphinx, egyption, tutankhamen, king tut, coptic cross, horus, egypt inspired, pharaonic',
  Greek:
    'greek, greece, greek key, hellenistic, hellenic, athena, aphrodite, medusa, meander pattern, grecian, ancient greece, olive wreath, zeus, greek goddess, mykonos, santorini, athens, poseidon, spartan, olympus, grecian style, hermes god, apollo, minoan, mycenaean, artemis, greek mythology, parthenon, homer, amphora',
  Roman:
    'roman, rome, ancient rome, roman coin, gladiator, caesar, pompeii, roman empire, etruscan, intaglio, roman style, laurel of rome, colosseum, roman numeral, centurion, emperor augustus, roman inspired, latin inscription style, roman glass, jupiter god',
  Celtic:
    'celtic, celt, irish, ireland, claddagh, claddagh ring, trinity knot, triquetra, celtic knot, scottish, scotland, gaelic, druid, welsh, celtic cross, book of kells, triskele, triskelion, celtic style, keltic, pictish, highland, shamrock, celtic weave, tara brooch, dara knot, celtic braid, breton, welsh dragon, cornish',
  'Norse / Viking':
    "norse, viking, rune, runic, odin, thor, valknut, mjolnir, thor's hammer, thor s hammer, thors hammer, yggdrasil, valhalla, vegvisir, norse mythology, norseman, ragnarok, valkyrie, norse style, vikings, iceland, icelandic, freya, loki, nordic rune, futhark, fenrir, nordic, norwegian, danish viking, jormungandr, old norse, vikng",
  Byzantine:
    'byzantine, byzantium, constantinople, byzantine empire, ravenna, byzantine style, justinian, theodora, byzantine mosaic, bizantine, byzantine cross, hagia sophia',
  Persian:
    'persian, persia, iranian, iran, achaemenid, faravahar, zoroastrian, persepolis, farsi, persian style, shiraz style, isfahan, cyrus the great, shahnameh, persian garden, sassanid, persian carpet, persian empire, qajar, homa bird',
  Ottoman:
    'ottoman, turkish, turkey, istanbul, ottoman empire, sultan, hurrem, hurrem sultan, topkapi, iznik, turkish style, turkiye, tughra, sultanate, anatolian, ottoman tulip, ottoman style, suleiman, harem style, grand bazaar',
  'Indian / Mughal':
    'indian, india, mughal, mogul, moghul, kundan, jadau, polki, mehndi, mehendi, henna, paisley, rajasthani, rajasthan, maharaja, maharani, meenakari, minakari, jaipur, taj mahal, hindu, ganesh, ganesha, temple jewelry, temple jewellery, bollywood, south asian, jhumka, jhumki, punjabi, bengali, gujarati, desi, tamil, indian style, shiva, krishna, lakshmi, hyderabad, rajput, kerala, navratna, navaratna, maang tikka, nath, payal, rakhi, hyderabadi, mughal style, indian inspired, ganpati, nataraja, kolkata, pakistani, south indian, sari, lehenga, bichiya, lord ganesha',
  Chinese:
    'chinese, china, oriental dragon, chinese dragon, yin yang, ying yang, feng shui, ming dynasty, tang dynasty, qing dynasty, imperial china, chinoiserie, chinese zodiac, lunar new year, chinese new year, hong kong, shanghai, jade dragon, qipao, bagua, ming, pixiu, guanyin, double happiness, chinese knot, chinese style, cantonese, mandarin style, silk road, terracotta army, beijing, chinese characters, lucky cat of china, phoenix and dragon',
  Japanese:
    'japanese, japan, sakura, kintsugi, wabi sabi, wabisabi, origami, samurai, katana, torii, kanzashi, kimono, ukiyo e, hokusai, zen, geisha, kyoto, tokyo, anime, manga, koi, koi fish, seigaiha, great wave, shinto, mount fuji, mt fuji, japanese style, ikebana, edo period, kawaii, great wave off kanagawa, shibui, japonisme, mokume, mokume gane, netsuke, bonsai, haiku, ninja, studio ghibli, ghibli, japanese inspired, maneki neko, japandi, kabuki, bushido',
  'Himalayan / Tibetan':
    'himalayan, himalaya, tibetan, tibet, nepal, nepalese, nepali, bhutan, bhutanese, dorje, vajra, endless knot tibetan, prayer wheel, prayer flag, mantra ring, om mani padme hum, lhasa, thangka, buddhist tibetan, tibetan style, dzi bead, dzi, ladakh, kathmandu, singing bowl, everest, dalai lama, himalayas, sherpa',
  African:
    'african, africa, maasai, masai, zulu, ashanti, adinkra, kenyan, nigerian, yoruba, ghanaian, ghana, nigeria, kenya, ethiopian, ethiopia, ndebele, tuareg, tribal african, west african, south african style, benin, benin bronze, sankofa, wakanda, african tribal, east african, congo, kente, gye nyame, savanna, savannah, safari, afro, afrocentric, serengeti, igbo, african mask, ankara print, senegalese, mali empire, swahili, botswana, tanzania, fulani, african inspired, ethiopian cross, akan',
  'Moroccan / Berber':
    'moroccan, morocco, berber, amazigh, marrakech, marrakesh, moorish, hamsa morocco, atlas mountains, zellige, casablanca, fez, arabesque, north african, maghreb, moroccan tile, moroccan style, andalusian, alhambra, tuareg cross, hand of fatima, khamsa, berber style, moroccan lantern, kasbah, algerian, tunisian, sahara, marocco, maroccan, tizerzai, riad',
  'Native American':
    'native american, navajo, zuni, hopi, southwestern, southwest style, dreamcatcher, dream catcher, squash blossom, american indian, cherokee, apache, lakota, sioux, indigenous american, thunderbird, kokopelli, first nations, haida, inuit, cree, native style, pueblo, native americans, southwest, tribal native, totem, totem pole, iroquois, concho, ojibwe, native indian, santa fe style, arrowhead, southwestern style, comanche, cheyenne, pacific northwest',
  'Aztec / Mayan':
    'aztec, mayan, maya, mexica, quetzalcoatl, inca, incan, mesoamerican, sun stone, aztec calendar, aztec sun, chichen itza, pre columbian, precolumbian, mayan calendar, tenochtitlan, azteca, mexican, mexico, sugar skull, dia de los muertos, day of the dead, toltec, olmec, aztek, peruvian, machu picchu, aztec style, mayan pyramid, tumi, frida kahlo, mayan glyph',
  Polynesian:
    'polynesian, polynesia, maori, hawaiian, hawaii, tiki, samoan, samoa, tahiti, tahitian, tongan, fiji, fijian, pacific islander, new zealand, aotearoa, koru, hei tiki, pounamu, moana, manaia, polynesian tattoo, tribal polynesian, hei matau, marquesan, fish hook, aloha, bora bora, pasifika, south pacific, kiwiana, maui, rapa nui, easter island, huia',
  'Russian Imperial':
    'russian imperial, russian, russia, faberge, imperial russia, tsar, tsarina, czar, romanov, imperial, kokoshnik, st petersburg, winter palace, faberge egg, tsarist, moscow, catherine the great, anastasia, slavic, imperial style, double headed eagle, russian court, russian orthodox, czarist, russian cross, russian style, khokhloma, imperial eagle, bolshoi, matryoshka, siberian, ukrainian',
  'Religious / Spiritual Icons':
    'religious, spiritual, buddha, buddhist, hamsa, om symbol, om, aum, rosary, madonna, virgin mary, saint, star of david, menorah, islamic, muslim, quran, allah, christian, christianity, catholic, jesus, christ, st christopher, saint christopher, sacred heart, angelic saint, jewish, chai symbol, chakra, mandala, yoga, faith, holy, crucifix, spirituality, religion, guadalupe, our lady of guadalupe, orthodox, divine, sikh, khanda, tree of sephiroth, holy spirit, guardian angel, ichthys, jesus fish, hand of fatima, khamsa, reiki, archangel, biblical, bible, blessed mother, miraculous medal, crescent and star, prayer, torah, mezuzah, priest, hebrew, arabic calligraphy, ayatul kursi, meditation, lord shiva, wiccan, wicca, pagan, dharma wheel, dharma, holy cross, psalm, angel number, scapular, kabbalah, protestant, coptic cross, bismillah, sanskrit, spirit animal, cross of christ, spritual, saints, patron saint, st michael, st jude, st anthony, saint michael, medal of st christopher, christogram, ganesh, ganesha, namaste, tree of knowledge, enlightenment',
};
