import type { DrawnFigure, Figure } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';

/** What names a figure; phrases that say a motif as well stand in motifs.ts besides. */
export const FIGURE_WORDS: Vocabulary<Exclude<Figure, DrawnFigure>> = {
  blossom:
    'orange blossom, apple blossom, plum blossom, pear blossom, quince blossom, five petal flower, plumeria, frangipani',
  rose: 'rose, rosebud, rose bud, tudor rose, rose flower, rose shaped',
  // One leaf is told by its number (readers/figureCounts.ts).
  leaf: 'single leaf, lone leaf, solitary leaf, leaf solitaire',
  branch:
    'branch, bough, twig, sprig, leaf, leaves, leafed, leaf shaped, foliage, vine, ivy, olive branch, olive leaf, olive leaves, olive sprig, olive spray, fern, fern leaf, fern leaves, fern frond, fern fronds, frond, fronds, bramble, tendril, grape vine, palm leaf, palm leaves, eucalyptus, eucalyptus leaf, eucalyptus leaves, ivy leaf, ivy leaves, laurel leaf, laurel leaves, bay leaf, bay leaves, laurel branch, laurel sprig, tree branch, branch of a tree, branch of the tree',
  lotus: 'lotus, lotus flower, lotus bud, lotus petal, water lily',
  daisy: 'daisy, marguerite',
  hexagons: 'hexagon, hexagonal, honeycomb',
  'deco-fan': 'fan motif, fan pattern, fan design, fan shaped, fan shape, deco fan',
  chevrons: 'chevron, zigzag, zig zag',
  cubes: 'cube, cubic, cube shaped',
  panther: 'panther, leopard, jaguar, cheetah, puma, big cat, black panther',
  butterfly: 'butterfly',
  bee: 'bee, bumblebee, bumble bee, honeybee, honey bee, bumble',
  swallow: 'swallow, swallow bird, bird, sparrow, songbird',
  fish: 'fish, koi, koi fish, goldfish, salmon, trout',
  fox: 'fox, fox head',
  'crescent-moon':
    'crescent moon, crescent, half moon, moon, new moon, waxing moon, waning moon, moon and stars, lune, luna moon, sun and moon, moon and sun',
  sun: 'sun, sun face, sunray, sun ray, sunbeam, sunshine motif, sunburst, sun burst, helios, sun and moon, moon and sun',
  'moon-phases': 'moon phase, phase of the moon, lunar phase',
  planet: 'planet, planetary, saturn, jupiter',
  constellation:
    'constellation, big dipper, the plough, plough constellation, plow constellation, the great bear, great bear constellation, ursa major, saucepan constellation',
  orion: 'orion, orion constellation, constellation orion, orion s belt, orions belt, orion the hunter',
  cassiopeia: 'cassiopeia, casiopeia, cassiopea, cassiopeia constellation, constellation cassiopeia',
  'southern-cross': 'southern cross, southern cross constellation, crux australis, crux constellation',
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
  'rounded-cross': 'rounded cross, round ended cross, tube cross, tubular cross, pipe cross, rod cross',
  'coiled-snake': 'coiled snake, coiling snake, coiled serpent, coiled up snake',
  ouroboros:
    'ouroboros, uroboros, snake eating its tail, snake eating its own tail, snake eating their own tail, snake biting its tail, snake biting its own tail, snake biting their own tail, snake biting their tail, serpent biting its tail, serpent biting its own tail, jormungandr, midgard serpent',
  'wing-pair': 'angel wing, pair of wing, fairy wing, two wing, angel wing pair',
  feather: 'feather, feathered, feathery, plume, quill, bird feather, peacock feather',
  'evil-eye':
    'evil eye, blue evil eye, the evil eye, nazar, nazar boncuk, boncuk, nazar amulet, mal de ojo, mati, blue eye, greek eye, lucky eye',
  'eye-of-horus': 'eye of horus, eye of ra, horus eye, udjat, wadjet',
  'five-pointed-star': 'five pointed star, lone star',
  'north-star': 'north star, pole star, polaris, guiding star, morning star, nautical star',
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
  'meander-disc': 'greek key, meander key, meander, meander pattern, greek fret',
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
  crown:
    'royal crown, king s crown, queen s crown, princess crown, of a crown, with a crown, like a crown, crown pendant, crown charm, crown necklace, crown earring, crown stud, crown brooch, crown ring, crown motif, crown symbol, crown shaped, little crown, crown shape, shape of a crown, form of a crown, crown on top, crown on it, crown on the top, crown on the front, crown in the middle, crown design, tiara shape, tiara shaped, shape of a tiara, form of a tiara, like a tiara, tiara on top, tiara on it, tiara on the top, tiara on the front, tiara motif, tiara design, tiara charm, tiara pendant, tiara ring, little tiara on',
  'double-eagle': 'double eagle, double headed eagle, two headed eagle, imperial eagle',
  om: 'om, aum, om symbol, aum symbol, ohm symbol',
  'star-of-david': 'star of david, magen david, jewish star, six pointed star',
  khanda: 'khanda, khanda symbol, khanda sign, sikh symbol, sikh emblem, sikh sign',
  'dharma-wheel': 'dharma wheel, wheel of dharma, dharmachakra, dharma chakra',
  hamsa: 'hamsa, hand of fatima, khamsa, hamsa hand, hand of miriam, fatima hand',
  anchor:
    'anchor, nautical anchor, ship anchor, ship s anchor, boat anchor, sailor s anchor, sailor anchor, fouled anchor, navy anchor, anchor motif, anchor symbol, anchor shape, anchor shaped, shaped like an anchor',
  'scallop-shell':
    'scallop shell, scallop, scallop motif, shell, seashell, sea shell, beach shell, clam shell, cockle shell, cockleshell, pilgrim shell, pilgrim s shell, camino shell, st james shell, venus shell, shell motif, shell shape, shell shaped',
  bell: 'bell, jingle bell, sleigh bell, church bell, temple bell, hand bell, christmas bell, cow bell, bell motif, bell shape, bell shaped',
  mountain:
    'mountain, mountain range, mountain ridge, mountain peak, mountain scene, mountain landscape, mountain skyline, mountain silhouette, mountain outline, mountain motif, snowy peak, snowy mountain, snow capped peak, snow capped mountain, three peak, twin peak, alpine peak, mount everest, mt everest, mount fuji, mt fuji, mount rainier, mt rainier, matterhorn, mont blanc, kilimanjaro, rocky mountain',
  key: 'key, skeleton key, car key, room key, hotel key, bike key, office key, antique key, old key, vintage key, victorian key, little key, tiny key, love key, house key, door key, key shape, key shaped, key motif, key symbol, 21st key, key to my heart, key to her heart, key to his heart, key to your heart, shaped like a key',
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
  compass: 'compass, compass rose, compass star, mariner s compass, wind rose',
  arrow: 'arrow, arrow motif, arrow shaped, cupid s arrow, archer s arrow',
  'stag-head':
    'stag head, stag s head, stags head, head of a stag, deer head, deer s head, head of a deer, buck head, buck s head, hart s head, elk head, reindeer head, antlered head, antlered stag',
  'eagle-head':
    'eagle head, eagle s head, eagles head, head of an eagle, bald eagle head, hawk head, falcon head',
  'raven-head': 'raven head, raven s head, ravens head, head of a raven, crow head, crow s head',
  raven: 'raven, crow, carrion crow, huginn, muninn, huginn and muninn, odin s raven, raven bird',
  hummingbird: 'hummingbird, humming bird, colibri, little hummingbird',
  crane: 'crane, crane bird, japanese crane, red crowned crane, flying crane, crane in flight',
  seahorse: 'seahorse, sea horse',
  starfish: 'starfish, star fish, sea star',
  'forget-me-not': 'forget me not, forget me not flower, myosotis',
  pansy:
    'pansy, violet flower, violet bloom, viola flower, african violet, heartsease, bunch of violet, sprig of violet, posy of violet, cluster of violet',
  monstera: 'monstera, monstera leaf, cheese plant leaf, swiss cheese plant, swiss cheese leaf',
  willow: 'willow, willow tree, weeping willow, weeping willow tree',
  propeller:
    'propeller, propellor, airplane propeller, aeroplane propeller, plane propeller, aircraft propeller, boat propeller, ship s propeller, ship propeller',
  'pen-nib':
    'pen nib, fountain pen nib, fountain pen, nib, calligraphy nib, calligraphy pen, dip pen, ink pen, nib of a fountain pen, nib of a pen',
  coffin: 'coffin, coffin shape, coffin shaped, coffin charm, coffin motif',
  lakshmi:
    'lakshmi, laxmi, goddess lakshmi, goddess laxmi, lakshmi devi, laxmi devi, gajalakshmi, gaja lakshmi, mahalakshmi',
  'winged-scarab':
    'winged scarab, winged beetle, scarab with wing, scarab with spread wing, scarab with open wing, scarab with outstretched wing, scarab beetle with wing',
  'ginkgo-leaf':
    'ginkgo, gingko, ginko, ginkgo leaf, ginkgo leaves, gingko leaf, gingko leaves, ginkgo biloba, ginkgo biloba leaf, maidenhair tree leaf',
  'brigids-cross':
    'st brigid s cross, st brigids cross, saint brigid s cross, st bridget s cross, saint bridget s cross, st brigit s cross, brigid s cross, brigids cross, bridget s cross, st brigid cross, st bridget cross, saint brigid cross, brigid cross, cross of st brigid, cross of saint brigid',
  duckling: 'duckling, baby duck, little duckling, rubber duck, rubber ducky, ducky, baby duckling',
  'rain-cloud':
    'rain cloud, raincloud, rainy cloud, storm cloud with rain, cloud with rain, cloud with raindrop, cloud with rain drop, cloud and raindrop, cloud and rain, raindrop below a cloud, raindrop under a cloud, raindrop from a cloud, rain below a cloud, rain under a cloud, rain falling from a cloud, raindrop falling from a cloud, raining cloud, cloud raining, rain from a cloud',
  'bird-on-branch':
    'perched bird, perching bird, perched songbird, perched robin, perched sparrow, bird perched on a branch, bird on a branch, bird on a twig, bird on branch, bird on twig, birds on a branch, songbird on a branch',
  'whale-tail':
    'whale tail, whale s tail, whales tail, whaletail, tail of a whale, tail of the whale, whale tail fin, whale fluke, whale s fluke, whales fluke, fluke of a whale, fluke, tail fluke, humpback tail, humpback s tail, humpback whale tail, humpback whale s tail, humpback fluke, humpback whale fluke, blue whale tail, orca tail, orca s tail, orca fluke, killer whale tail, sperm whale tail, gray whale tail, grey whale tail, whale tail breaching, tail of a humpback, tail of a humpback whale, tail of an orca',
  'mermaid-tail':
    'mermaid tail, mermaid s tail, mermaids tail, mermaid tail fin, mermaid fin, mermaid fluke, mermaid s fluke, tail of a mermaid, tail of the mermaid, little mermaid tail, siren tail, siren s tail, merman tail',
  'lily-of-the-valley':
    'lily of the valley, lilies of the valley, lily of the valleys, lily of valley, muguet, muguets, may bells, may lily, may birth flower, may birthflower, birth flower for may, birth flower of may, our lady s tears, lily of the valley flower, lily of the valley bell, lily of the valley spray, lily of the valley sprig, spray of lily of the valley, spray of lilies of the valley, sprig of lily of the valley, sprig of lilies of the valley, stem of lily of the valley, bunch of lily of the valley, posy of lily of the valley',
  lighthouse: 'lighthouse, light house, lighthouse tower',
  'chess-knight':
    'chess knight, knight chess piece, chess piece knight, knight piece, knight from chess, chess horse, horse chess piece',
  'chess-rook':
    'chess rook, rook chess piece, chess piece rook, rook piece, rook from chess, chess castle, castle chess piece, chess tower',
  'f-holes':
    'f hole, f holes, violin f hole, f hole of a violin, f holes of a violin, f hole of a cello, f holes of a cello, cello f hole, sound hole of a violin, violin sound hole',
  thistle:
    'thistle, scottish thistle, scotch thistle, scots thistle, thistle flower, thistle head, thistle bloom, thistle motif, thistle shaped, milk thistle, globe thistle, flower of scotland',
  dachshund: 'dachshund, daschund, sausage dog, wiener dog, weiner dog, doxie',
};

/** Breeds and kinds that are drawn as the animal they are. */
export const KINDS_OF_ANIMALS: Readonly<Partial<Record<Figure, string>>> = {
  owl: 'tawny owl, barn owl, eagle owl',
  dog: 'golden retriever, retriever dog, labradoodle, goldendoodle, cockapoo, cavapoo, cavachon, shih tzu, yorkie, yorkshire terrier, great dane, jack russell, jack russell terrier, frenchie, french bulldog, boston terrier, bull terrier, shiba inu, shiba, akita, malamute, alaskan malamute, samoyed, saint bernard, st bernard, pitbull, pit bull, staffie, staffy, staffordshire terrier, doberman, basset hound, boxer dog, cocker spaniel, springer spaniel, cavalier king charles, king charles spaniel, pomeranian, pekingese, bichon frise, maltese dog, weimaraner, vizsla, red setter, irish setter, english setter, irish wolfhound, lurcher, saluki, whippet dog, ridgeback, sheepdog, old english sheepdog, newfoundland dog, bernese, bernese mountain dog, rescue dog, lab dog, black lab, yellow lab, chocolate lab',
  cat: 'maine coon, ragdoll cat, siamese, siamese cat, bengal cat, persian cat, sphynx, sphynx cat, tuxedo cat, ginger cat, calico cat, tortie, tomcat',
  shark: 'hammerhead shark, tiger shark, great white shark, whale shark',
  horse: 'clydesdale, shire horse, shetland pony, arabian horse, appaloosa, palomino',
  bear: 'black bear',
  deer: 'doe deer, roe buck, stag deer',
  butterfly: 'monarch butterfly, swallowtail butterfly',
  parrot: 'macaw parrot',
};

/**
 * Living things that are not modelled, by the figure that comes nearest to them: what is understood names that figure,
 * and the words are given back besides,
 * so that nobody takes a swallow for a robin.
 */
export const NEAREST_ANIMALS: Readonly<Partial<Record<Figure, string>>> = {
  swallow:
    'bluebird, blue bird, canary bird, kingfisher, seagull, gull, woodpecker, bird of paradise, phoenix, cardinal, red cardinal, cardinal bird, blue jay, bluejay, jay bird, swift bird, house martin, skylark, oriole, mockingbird, cuckoo, albatross, tern, curlew, kookaburra, loon',
  'bird-on-branch':
    'robin bird, robins, robin redbreast, red robin, wren, jenny wren, lark, finch, goldfinch, bullfinch, chaffinch, nightingale, chickadee, blue tit, bluetit, titmouse, song thrush, warbler, wagtail, nuthatch',
  raven: 'magpie, blackbird, starling, jackdaw, rook bird',
  crane: 'heron, heron bird, stork, egret, ibis bird, origami crane, paper crane',
  'stag-head': 'antler',
  eagle: 'hawk, falcon, osprey, kestrel, buzzard, red kite bird, condor, vulture, harrier hawk',
  dove: 'pigeon, wood pigeon, carrier pigeon',
  parrot: 'cockatiel, lovebird, toucan',
  flamingo: 'ostrich, emu',
  peacock: 'pheasant, lyrebird',
  rooster: 'partridge, quail, grouse, wild turkey, guinea fowl',
  penguin: 'puffin, puffins, razorbill',
  panther: 'snow leopard, clouded leopard, mountain lion, lynx, bobcat, cougar, caracal, ocelot, serval',
  'paw-print': 'pet',
  mouse:
    'hamster charm, hamster pendant, hamster brooch, pet hamster, gerbil, rat, rats, vole, chinchilla, guinea pig, dormouse, shrew, mole animal',
  raccoon: 'badger, skunk, red panda, coati',
  otter:
    'platypus, duck billed platypus, beaver, ferret, weasel, stoat, ermine animal, mink animal, mongoose, meerkat, pine marten, seal pup otter',
  seal: 'walrus, manatee, sea cow',
  monkey: 'lemur, baboon, marmoset, capuchin, chimpanzee',
  gorilla: 'orangutan',
  horse: 'donkey, mule, pegasus',
  deer: 'antelope, gazelle, impala, moose deer',
  wolf: 'coyote, jackal, dingo, hyena, werewolf',
  bear: 'wombat',
  pig: 'boar, wild boar, warthog',
  bull: 'ox head, longhorn, steer, texas longhorn, minotaur',
  bison: 'yak, water buffalo',
  whale: 'beluga',
  fish: 'carp, marlin, swordfish, tuna, rainbow trout, largemouth bass, sea bass, bass fish, pike fish, perch fish, cod, halibut, mackerel, sardine, betta fish, salmon fish, piranha, angler fish',
  octopus: 'cuttlefish',
  lobster: 'shrimp, prawn, crawfish',
  lizard: 'chameleon, axolotl, komodo dragon, bearded dragon',
  frog: 'tadpole',
  bee: 'wasp, hornet, firefly',
  butterfly: 'moth, luna moth, hawk moth',
  grasshopper: 'mantis, praying mantis, locust',
  caterpillar: 'centipede, millipede, earthworm, glow worm',
  spider: 'spider web, spiderweb, cobweb',
  tyrannosaur: 'triceratops, stegosaurus, velociraptor, raptor dinosaur',
};
export const NEAREST_PLANTS: Readonly<Partial<Record<Figure, string>>> = {
  daisy:
    'aster, chrysanthemum, edelweiss, marigold, dandelion, cornflower bloom, camomile, chamomile, echinacea, gerbera',
  rose: 'peony, peonies, camellia, ranunculus, dahlia, carnation, gardenia',
  blossom:
    'poppy, magnolia, magnolia flower, jasmine, jasmine flower, lily, lilies, orchid, anemone, primrose, buttercup, bluebell, blue bell, hydrangea, iris flower, honeysuckle, lilac flower, daffodil, daffodils, snowdrop, dogwood, dogwood flower, almond blossom, peach blossom, crocus, periwinkle flower, geranium, petunia, begonia, bougainvillea, bluebonnet, gladiolus, larkspur, delphinium, sweet pea, sweet peas, sweetpea, sweetpeas, freesia, fuchsia, agapanthus, amaryllis, clematis, snapdragon, foxglove flower',
  lotus: 'protea, king protea, waratah, artichoke flower, bird of paradise flower',
  branch:
    'wisteria, lavender sprig, sprig of lavender, heather sprig, sprig of heather, foxglove, hyacinth, mimosa, acorn, acorns, oak leaf, oak leaves, oak branch, oak twig, oak sprig, autumn leaf, autumn leaves, fall leaves, mistletoe, holly, holly leaf, bamboo, rosemary sprig, sprig of rosemary, birch, hawthorn, rowan berry, leaf sprig',
  'fir-tree': 'pinecone, pine cone',
  'tree-of-life': 'baobab, bonsai, bonsai tree, old tree, beech tree, elm tree, banyan, joshua tree',
};

/** Shells are of no motif: other animals would hang among them. */
export const NEAREST_SHELLS: Readonly<Partial<Record<Figure, string>>> = {
  'scallop-shell': 'sand dollar, cowrie shell, cowry shell, cowrie, cowry',
};

/** What names a motif or a culture and is not drawn as itself: it is given back. */
export const DRAWN_OTHERWISE =
  'maltese cross, orthodox cross, russian cross, iron cross, coptic cross, ethiopian cross, st andrew s cross, treble clef, g clef, clef, angel, guardian angel, archangel, cherub, seraphim, valkyrie, fairy, ganesha, ganesh, lord ganesha, shiva, lord shiva, krishna, durga, saraswati, hanuman, vishnu, buddha, medusa, mermaid, seigaiha, kokopelli, cricket bat, cricket bat and ball, bat and ball, rounders bat, table tennis bat, ping pong bat, ship s wheel, ship wheel, ships wheel, sugar skull, calavera';

/** Parts of figures that have a colour of their own: glass lies in them. */
export const PARTS_IN_COLOUR =
  'cap, dot, spot, polka dot, petal, leaf, wing, stripe, stem, feather, scale, tail, fin, tail feather, sail, flame';

/** Keys that open no lock: codes, lists of answers, parts of keyboards and of music. */
export const KEYS_OF_NO_LOCK =
  'api, ssh, pgp, gpg, rsa, aws, license, licence, product, serial, public, private, encryption, access, activation, registration, security, foreign, primary, answer, any, enter, escape, control, return, arrow, shortcut, hot, minor, major, map, colour, color';
