import type { Motif } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';

export const MOTIF_WORDS: Vocabulary<Motif> = {
  Floral: `floral, flower, rose, lily, lotus, daisy, leaf, leaves, leafy, foliage, vine, ivy, petal, blossom, bloom, orchid, sunflower, tulip,
    botanical, botany, garden, tree, branch, twig, forest, woodland, nature inspired, nature, inspired by nature, fern, tree of life, bouquet,
    laurel, laurel wreath, wreath, olive branch, olive leaf, clover, four leaf clover, shamrock, thistle, edelweiss, hibiscus, magnolia, peony, poppy, dahlia, iris flower,
    cherry blossom, sakura, plumeria, frangipani, fleur de lis, fleur de lys, fleur, acorn, oak leaf, oak, maple leaf, ginkgo, gingko, mistletoe, holly leaf, holly,
    wildflower, wild flower, forget me not, bluebell, snowdrop, carnation, chrysanthemum, camellia, gardenia, jasmine flower, lavender sprig, wheat, berry, cherry,
    pomegranate, palm leaf, palm tree, monstera, fern leaf, thorn, rosebud, rose bud, tendril, garland, flora, plant, greenery, marigold, violet flower, hydrangea, succulent, cactus,
    dandelion, bamboo, feather leaf, snowdrop flower, lilies, peonies, tudor rose, rosette, flowery, florals, leaf shaped, flower shaped, mushroom, toadstool, fruit, willow, birch, roots, weeping willow, hawthorn, bud, buds, herb, bramble, seedling, apple blossom, lotus flower, anemone, daffodil, honeysuckle, ranunculus`,
  Geometric: `geometric, geometrical, geometry, hexagon, hexagonal, chevron, zigzag, zig zag, honeycomb, tessellation, tessellated, cube, cubic, pyramid, polygon,
    grid, lattice, angular, sharp angles, greek key, diamond shape, diamond shaped, diamond pattern, diamond shape pattern, concentric circle, concentric circles, sacred geometry, flower of life, metatron, prism, rhombus, geo,
    circle motif, art deco lines, fan shape, stepped, symmetrical shapes, parallel line, parallel lines, straight lines, checkered, criss cross pattern, herringbone pattern, polygonal, faceted shapes, fan motif, trapezoidal, cubist, mosaic, tetrahedron, icosahedron, polyhedron, geomtric, rhombic, quatrefoil, lozenge pattern, argyle, sphere, spherical, spheres, v shaped, v shape`,
  Animal: `animal, bird, owl, cat, kitten, dog, puppy, lion, lioness, tiger, panther, leopard, jaguar, cheetah, elephant, horse, pony, butterfly, bee, bumblebee, bumble bee, honeybee, honey bee,
    dragonfly, ladybird, ladybug, beetle, scarab, scarab beetle, spider, insect, bug, fox, wolf, bear, teddy bear, panda, koala, deer, stag, antler, moose, rabbit, bunny, hare, hedgehog, squirrel, mouse, otter, bat,
    fish, koi, koi fish, goldfish, dolphin, whale, shark, seahorse, sea horse, starfish, octopus, jellyfish, crab animal, turtle, tortoise, sea turtle, frog, lizard, gecko, salamander, crocodile, alligator,
    swan, peacock, peacock feather, hummingbird, swallow bird, sparrow, robin bird, raven, crow, dove, eagle, hawk, falcon, phoenix, flamingo, parrot, crane bird, duck, hen, rooster, penguin, puffin, kingfisher, lark, heron, magpie, canary bird,
    dragon, unicorn, griffin, pegasus, mermaid, paw, paw print, pawprint, pet, monkey, gorilla, giraffe, zebra, hippo, rhino, camel, cow, sheep, goat, ram animal, pig, bull, buffalo, ox, moth, scorpion, creature, wildlife, bumble, bird of paradise,
    cicada, dachshund, poodle, terrier, labrador, corgi, swallow, sloth, llama, alpaca, kangaroo, stingray, nautilus, snail, ladybirds, hound, greyhound, seagull, pelican, wren, kitty, feline, canine, chameleon, badger, bees, pelican bird, koalas, tiger head, lion head`,
  Celestial: `celestial, moon, crescent, crescent moon, half moon, full moon, moon phase, sun, sunburst, sun burst, sunray, sun ray, sunshine motif, cosmic, cosmos, galaxy, galactic, planet, planetary, saturn, jupiter, orbit,
    orbital, constellation, night sky, starry sky, starry night, lunar, solar, eclipse, solar system, comet, meteor, universe, space, outer space, nebula, milky way, astral, heavens, heavenly body, heavenly bodies, sun and moon, moon and sun, skies, aurora, aurora borealis, astronomical, astronomy, astronaut, rocket, sunrise, sunset, moonlight, moonlit, supernova, black hole, celestrial, stardust, star dust, lune, luna moon, northern lights, stargazing`,
  Abstract: `abstract, freeform, free form, free flowing, asymmetric, asymmetrical, fluid, fluid form, swirl, swirly, swirling, wave, ripple, wavy, squiggle, biomorphic, amorphous, flowing lines, flowing, irregular shape, irregular, curvy, molten look, drip, dripping, splash,
    liquid metal, liquid, blob, undulating, spiral, knot, love knot, twist motif, abstract shape, paint splash, free flow, ocean wave, brush stroke, curved lines, water ripple, asymmetry, ribbon, flame, fire, smoke, cloud`,
  Heart:
    'heart motif, heart shape, heart shaped, love heart, hearts, sacred heart, two hearts, heart design, heart outline, sweetheart, heart link, hearts entwined, open heart, locked heart, heart symbol',
  Infinity:
    'infinity, infinity symbol, infinity sign, infinity knot, infinite loop, figure eight, figure of eight, figure 8, lemniscate, endless loop, endless knot, infinite, eternity symbol, eternal knot, infinty, mobius, moebius, forever symbol, eternity knot, infinity loop, mobius strip, infinity band',
  Cross:
    'cross, crucifix, celtic cross, cross motif, ankh, latin cross, maltese cross, orthodox cross, rosary, iron cross, crosses, cross shape, coptic cross, greek cross, st andrew s cross, ethiopian cross, cross shaped, rosary cross, russian cross',
  Serpent:
    'serpent, snake, cobra, viper, python, ouroboros, uroboros, medusa, asp, rattlesnake, serpentine shape, serpentine motif, snakes, coiled snake, serpant, snaky, snakelike, snake like, serpents, boa, anaconda, adder, snakeskin, snake skin, caduceus, naga, serpente, serpent head, snake head',
  Wing: 'wing, winged, angel wing, angel, feather, feathered, bird wing, butterfly wing, fairy wing, fairy, wings, valkyrie wing, eagle wing, guardian angel, plume, seraphim, cherub, pegasus wing, quill, icarus, feathery, archangel, dragonfly wing, bird feather, wing shaped',
  Eye: 'eye, evil eye, eye of horus, eye of ra, nazar, all seeing eye, third eye, eye motif, eye shape, eye shaped, mati, eye symbol, lover s eye, eye of providence, wadjet, eyeball, blue eye, greek eye, evil eyes, seeing eye, nazar amulet',
  Star: `star, starburst, star burst, starry, north star, pole star, polaris, star of david, shooting star, pentagram, pentacle, star motif, starlight, stars, star shape, star shaped, twinkling star, star cluster, snowflake,
    morning star, starlit, stellar, guiding star, star pattern, compass star, compass rose, compass, five pointed star, six pointed star, eight pointed star, asterisk, stelle, lone star, magen david, falling star, nautical star`,
  Zodiac: `zodiac, horoscope, astrology, astrological, star sign, starsign, sun sign, birth sign, zodiac sign, zodiac constellation, aries, taurus, gemini, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces, cancer sign,
    cancer zodiac, chinese zodiac, zodiak, aries sign, taurus sign, gemini sign, leo sign, virgo sign, libra sign, scorpio sign, sagittarius sign, capricorn sign, aquarius sign, pisces sign, sign of the zodiac, signs of the zodiac, birth chart, natal chart, astro sign, zodiacal, saggitarius, sagitarius, capricorn constellation, leo constellation, scorpio constellation, leo lion, year of the dragon, year of the tiger, year of the ox, year of the rat, year of the rabbit, year of the snake, year of the horse`,
};

/** Motifs that a phrase above names beside its own. */
export const FURTHER_MOTIFS: Readonly<Record<string, readonly Motif[]>> = {
  'starry sky': ['Star'],
  'starry night': ['Star'],
  'flower of life': ['Floral'],
  medusa: [],
};
