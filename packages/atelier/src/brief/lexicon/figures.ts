import type { DrawnFigure, Figure } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';

/** What names a figure; phrases that say a motif as well stand in motifs.ts besides. */
export const FIGURE_WORDS: Vocabulary<Exclude<Figure, DrawnFigure>> = {
  blossom: 'orange blossom, apple blossom, five petal flower, plumeria, frangipani',
  rose: 'rose, rosebud, rose bud, tudor rose, rose flower, rose shaped',
  branch:
    'branch, twig, sprig, leaf, leaves, leafed, leaf shaped, foliage, vine, ivy, olive branch, olive leaf, fern, fern leaf, willow, bramble, tendril, grape vine, palm leaf, eucalyptus, laurel leaf, tree branch, branch of a tree, branch of the tree',
  lotus: 'lotus, lotus flower, lotus bud, lotus petal, water lily',
  daisy: 'daisy, marguerite',
  hexagons: 'hexagon, hexagonal, honeycomb',
  'deco-fan': 'fan motif, fan shape, deco fan',
  chevrons: 'chevron, zigzag, zig zag',
  cubes: 'cube, cubic, cube shaped',
  panther: 'panther, leopard, jaguar, cheetah, puma, big cat, black panther',
  butterfly: 'butterfly',
  bee: 'bee, bumblebee, bumble bee, honeybee, honey bee, bumble',
  swallow: 'swallow, swallow bird, bird, sparrow, lark, wren, songbird',
  fish: 'fish, koi, koi fish, goldfish, salmon, trout',
  fox: 'fox, fox head',
  'crescent-moon':
    'crescent moon, crescent, half moon, moon, new moon, waxing moon, waning moon, moon and stars, lune, luna moon, sun and moon, moon and sun',
  sun: 'sun, sun face, sunray, sun ray, sunbeam, sunshine motif, sunburst, sun burst, helios, sol, sun and moon, moon and sun',
  'moon-phases': 'moon phase, phase of the moon, lunar phase',
  planet: 'planet, planetary, saturn, jupiter',
  constellation: 'constellation, big dipper, orion, ursa major, cassiopeia',
  ribbon: 'ribbon, folded ribbon',
  knot: 'knot, love knot, lover s knot, lovers knot',
  pebble: 'pebble, pebble like',
  wave: 'wave, ocean wave, sea wave, japanese wave, great wave, the great wave, hokusai wave, kanagawa wave, great wave off kanagawa',
  mobius: 'mobius, moebius, mobius strip',
  'puffed-heart': 'puffed heart, puffy heart, bubble heart, puff heart',
  'open-heart': 'open heart, heart outline',
  'sacred-heart': 'sacred heart, flaming heart, burning heart',
  'interlocked-hearts':
    'two hearts, heart entwined, entwined heart, interlocking heart, interlocked heart, linked heart, double heart, intertwined heart',
  'infinity-heart': 'infinity heart, infinity with a heart',
  'latin-cross': 'latin cross, crucifix, christian cross',
  'fleury-cross': 'fleury cross, budded cross, fleur de lis cross, flowered cross',
  'celtic-cross': 'celtic cross, irish cross',
  'coiled-snake': 'coiled snake, coiling snake, coiled serpent, coiled up snake',
  ouroboros: 'ouroboros, uroboros, snake eating its tail, jormungandr, midgard serpent',
  'wing-pair': 'angel wing, pair of wing, fairy wing, two wing, angel wing pair',
  feather: 'feather, feathered, feathery, plume, quill, bird feather, peacock feather',
  'evil-eye':
    'evil eye, blue evil eye, the evil eye, nazar, nazar boncuk, boncuk, nazar amulet, mal de ojo, mati, blue eye, greek eye, lucky eye',
  'eye-of-horus': 'eye of horus, eye of ra, horus eye, udjat, wadjet',
  'five-pointed-star': 'five pointed star, lone star',
  'north-star':
    'north star, pole star, polaris, guiding star, compass, compass rose, compass star, morning star, nautical star',
  starburst: 'starburst, star burst',
  aries: 'aries, aries sign, aries symbol, aries constellation, aries zodiac, sign of aries',
  taurus: 'taurus, taurus sign, taurus symbol, taurus constellation, taurus zodiac, sign of taurus',
  gemini: 'gemini, gemini sign, gemini symbol, gemini constellation, gemini zodiac, sign of gemini',
  cancer:
    'cancer sign, cancer zodiac, cancer symbol, cancer constellation, cancer star sign, sign of cancer, zodiac cancer, star sign cancer, cancer the crab, cancerian, cancer horoscope, cancer astrology',
  leo: 'leo, leo sign, leo symbol, leo constellation, leo zodiac, leo lion, leo the lion, sign of leo',
  virgo: 'virgo, virgo sign, virgo symbol, virgo constellation, virgo zodiac, sign of virgo',
  libra: 'libra, libra sign, libra symbol, libra constellation, libra zodiac, sign of libra, libra scale',
  scorpio: 'scorpio, scorpio sign, scorpio symbol, scorpio constellation, scorpio zodiac, sign of scorpio',
  sagittarius:
    'sagittarius, sagittarius sign, sagittarius symbol, sagittarius constellation, sagittarius zodiac, saggitarius, sagitarius, sign of sagittarius',
  capricorn:
    'capricorn, capricorn sign, capricorn symbol, capricorn constellation, capricorn zodiac, sign of capricorn',
  aquarius:
    'aquarius, aquarius sign, aquarius symbol, aquarius constellation, aquarius zodiac, sign of aquarius',
  pisces: 'pisces, pisces sign, pisces symbol, pisces constellation, pisces zodiac, sign of pisces',
  scarab: 'scarab, scarab beetle, scarab seal, beetle, stag beetle, horned beetle',
  ankh: 'ankh, key of life',
  'winged-disc': 'winged disc, winged disk, winged sun, ra sun disc',
  'meander-disc': 'greek key, meander, meander pattern, greek fret',
  palmette: 'palmette',
  amphora: 'amphora',
  'laurel-wreath': 'laurel wreath, laurel, olive wreath, laurel of rome, wreath',
  'roman-coin': 'roman coin, denarius',
  eagle: 'eagle, aquila, roman eagle',
  triquetra: 'triquetra, trinity knot, trinity knotwork',
  triskele: 'triskele, triskelion, triskel',
  'thors-hammer': 'thor s hammer, thors hammer, mjolnir',
  valknut: 'valknut',
  'rune-disc': 'rune, nordic rune, runestone, rune stone',
  'jewelled-cross': 'byzantine cross',
  boteh: 'boteh, paisley',
  shamsa: 'shamsa',
  pomegranate: 'pomegranate',
  tulip: 'tulip',
  'crescent-and-star': 'crescent and star, star and crescent, star and crescent moon',
  mango: 'mango motif, mango shape, mango shaped, ambi, manga malai',
  shou: 'shou, shou symbol, longevity symbol',
  'ruyi-cloud': 'ruyi, ruyi cloud, auspicious cloud',
  bat: 'bat',
  dragon: 'dragon, chinese dragon, welsh dragon, year of the dragon',
  'cherry-blossom': 'cherry blossom, sakura',
  torii: 'torii, torii gate',
  fan: 'folding fan, japanese fan, sensu',
  'endless-knot': 'endless knot, eternal knot, shrivatsa',
  vajra: 'vajra, dorje',
  adinkra: 'adinkra, adinkra symbol, adinkrahene',
  'rams-horns': 'ram s horn, rams horn, dwennimmen',
  sankofa: 'sankofa',
  'bead-collar': 'maasai collar, masai collar',
  fibula: 'fibula, tizerzai',
  yaz: 'yaz, amazigh symbol, free man symbol',
  thunderbird: 'thunderbird, thunder bird',
  'zia-sun': 'zia, zia sun, zia symbol',
  naja: 'naja',
  'sun-stone': 'aztec sun, aztec sun stone, aztec calendar, mayan calendar, mayan sun',
  'stepped-fret': 'stepped fret, step fret, xicalcoliuhqui',
  'feathered-serpent': 'quetzalcoatl, feathered serpent, kukulkan, plumed serpent',
  'fish-hook': 'hei matau, matau, maori fish hook, maori hook, polynesian fish hook',
  koru: 'koru, koru spiral',
  turtle: 'turtle, tortoise, sea turtle, honu, tortoise shell turtle',
  'imperial-egg':
    'faberge egg, faberge style egg, imperial egg, russian egg, russian imperial egg, easter egg',
  crown: 'royal crown, crown ring, crown motif, crown symbol, crown shaped, little crown',
  'double-eagle': 'double eagle, double headed eagle, two headed eagle, imperial eagle',
  om: 'om, aum, om symbol, aum symbol, ohm symbol',
  'star-of-david': 'star of david, magen david, jewish star, six pointed star',
  'dharma-wheel': 'dharma wheel, wheel of dharma, dharmachakra, dharma chakra',
  hamsa: 'hamsa, hand of fatima, khamsa, hamsa hand, hand of miriam, fatima hand',
  anchor:
    'anchor, nautical anchor, ship anchor, ship s anchor, boat anchor, sailor s anchor, sailor anchor, fouled anchor, navy anchor, anchor motif, anchor symbol, anchor shape, anchor shaped, shaped like an anchor',
  'scallop-shell':
    'scallop shell, scallop, scallop motif, shell, seashell, sea shell, beach shell, clam shell, cockle shell, cockleshell, pilgrim shell, pilgrim s shell, camino shell, st james shell, venus shell, shell motif, shell shape, shell shaped',
  bell: 'bell, jingle bell, sleigh bell, church bell, temple bell, hand bell, christmas bell, cow bell, bell motif, bell shape, bell shaped',
  mountain:
    'mountain, mountain range, mountain ridge, mountain peak, mountain scene, mountain landscape, mountain skyline, mountain silhouette, mountain outline, mountain motif, snowy peak, snowy mountain, snow capped peak, snow capped mountain, three peak, twin peak, alpine peak, mount everest, mt everest, mount fuji, mt fuji, mount rainier, mt rainier, matterhorn, mont blanc, kilimanjaro, rocky mountain',
  key: 'key, skeleton key, antique key, old key, vintage key, victorian key, little key, tiny key, love key, house key, door key, key shape, key shaped, key motif, key symbol, 21st key, key to my heart, key to her heart, key to his heart, key to your heart, shaped like a key',
  horseshoe: 'horseshoe, horse shoe, lucky horseshoe, lucky horse shoe',
  'four-leaf-clover':
    'clover, clover leaf, four leaf clover, 4 leaf clover, four leafed clover, four leaved clover, lucky clover, clover motif',
  shamrock: 'shamrock, three leaf clover, 3 leaf clover, irish clover',
  'tree-of-life':
    'tree of life, tree, family tree, world tree, life tree, ancestral tree, yggdrasil, oak tree, old oak, tree with root, tree root',
  'paw-print':
    'paw, paw print, pawprint, paw prints, dog paw, cat paw, puppy paw, kitten paw, bear paw, paw motif, dog s paw, cat s paw, dog print',
  snowflake: 'snowflake, snow flake, snow crystal, ice crystal, winter snowflake',
  skull:
    'skull, skull head, human skull, sugar skull, candy skull, calavera, death s head, skull and bone, skull and crossbone, skull motif, skull shape, skull shaped',
  dragonfly: 'dragonfly, dragon fly, damselfly, dragonfly motif, dragonfly shape, dragonfly shaped',
  lion: 'lion, lion head, lion s head, head of a lion, lion face, lion s face, roaring lion, lion of judah, lion motif, lioness',
  owl: 'owl, wise owl, wise old owl, little owl, barn owl, snowy owl, night owl bird, owlet, owl motif, owl shaped',
  elephant:
    'elephant, lucky elephant, baby elephant, elephant trunk up, elephant with trunk up, elephant with its trunk up, elephant with trunk raised, elephant with raised trunk, elephant with its trunk raised, trunk up, elephant motif, elephant shaped',
  bow: 'bow, ribbon bow, bow knot, bowknot, bow tie shape, tied bow, little bow, coquette bow, bow motif, bow shape, bow shaped, bow design, lover s knot bow, sevigne bow',
  claddagh:
    'claddagh, claddagh ring, claddagh heart, claddaugh, irish claddagh, crowned heart, heart with crown and hand, hand holding a heart, two hand holding a heart, hand and heart, fede',
  padlock:
    'padlock, pad lock, little padlock, tiny padlock, lock, little lock, tiny lock, antique lock, vintage lock, love lock, padlock motif, padlock shape, padlock shaped, lock motif, lock shape, lock shaped, shaped like a lock, shaped like a padlock',
  'palm-tree':
    'palm tree, palmtree, palm, coconut tree, coconut palm, beach palm, date palm, palm tree motif, palm motif, swaying palm',
};

/**
 * Living things that are not modelled, by the figure that comes nearest to them: what is understood names that figure,
 * so that nobody takes a swallow for a hummingbird.
 */
export const NEAREST_FIGURES: Readonly<Partial<Record<Figure, string>>> = {
  swallow:
    'hummingbird, robin bird, robins, finch, goldfinch, bluebird, nightingale, canary bird, kingfisher, magpie, seagull, raven, crow, woodpecker, bird of paradise, phoenix',
  eagle: 'hawk, falcon, osprey',
  panther: 'lynx, bobcat, cougar',
  'paw-print': 'pet',
  butterfly: 'moth',
  'five-pointed-star': 'starfish',
  daisy: 'aster, chrysanthemum, edelweiss, marigold, dandelion',
  rose: 'peony, peonies, camellia, ranunculus, dahlia, carnation, gardenia',
  blossom:
    'forget me not, poppy, pansy, magnolia, magnolia flower, jasmine, jasmine flower, lily, lilies, orchid, anemone, primrose, buttercup, violet flower, violet bloom, bluebell, blue bell, hydrangea, iris flower, honeysuckle, lilac flower, daffodil, daffodils, snowdrop',
};
