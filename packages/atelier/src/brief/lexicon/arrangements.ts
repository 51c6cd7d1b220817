/** Ways to arrange a piece, by what they are called. Words are lemmas (spelling.ts). */
import type { Arrangement } from '@filigree/contracts';

export const ARRANGEMENT_WORDS: Readonly<Record<Arrangement, string>> = {
  bypass:
    'bypass, by pass, bypassing, crossover, cross over band, cross over ring, crossover band, overlapping band, overlapping ring, wrap ring, wrap style ring, wrap band, wrap around ring, wraparound ring, wrapped ring',
  // Said of a bezel or a halo (readers/settings.ts); alone it is the setting.
  solitaire: '',
  cathedral: 'cathedral, cathedral setting, cathedral shoulder, cathedral style, cathedral arch',
  'split-shank':
    'split shank, splitshank, split band, split shoulder, divided shank, forked shank, split shank band',
  twist:
    'twisted, twisted like a rope, twisted like rope, rope twist, barley twist, barley sugar, barley sugar twist, rope hoop, twist hoop, rope earring, twist earring, twist band, twist ring, twist shank, twist bangle, twisted band, twisted shank, twisted ring, twisted bangle, twisting band, intertwined band, intertwining band, entwined band, rope band, rope ring, braided, braided band, braid ring, plaited, plaited band, woven band, two strand, double strand, croissant, croissant ring, ribbed dome, ribbed domed, fluted dome, scalloped dome, puzzle ring, turkish puzzle ring, harem ring',
  eternity:
    'eternity, full eternity, full hoop, full hoop eternity, full hoop eternity ring, hoop eternity, eternity band, eternity ring, full eternity band, full eternity ring',
  'half-eternity':
    'half eternity, half hoop, half hoop eternity, half hoop eternity ring, half hoop ring, half way round, halfway round, half way around, halfway around, half eternity band, half eternity ring, semi eternity, demi eternity, halfeternity, three quarter eternity, quarter eternity',
  'toi-et-moi':
    'toi et moi, toi moi, toi and moi, toi & moi, you and me ring, two stone ring, twin stone, double stone ring',
  signet:
    'signet, signet ring, seal ring, sealing ring, chevaliere, chevalière, pinky signet, wax seal ring, family crest ring',
  chevron:
    'shaped wedding band, shaped wedding ring, chevron ring, chevron band, chevron wishbone, wishbone, wishbone ring, wishbone band, v ring, v band, v shaped ring, v shaped band, v shaped wedding ring, v shaped wedding band, v shape ring, v shape band, pointed band, v shape dip, v shaped dip, v dip, v shape in the front, v shape in the middle, v shape at the front, v shape on the front, v shape at the top, dips to a v, dips in a v, dips into a v, dip to a v, dip in a v, dip into a v, comes to a v, come to a v, ring that comes to a point, band that comes to a point, ring coming to a point, band coming to a point, dips to a point, dip to a point, pointed dip, v notch, v shaped notch',
  curved:
    'curved band, curved ring, curved wedding band, curved wedding ring, curved eternity band, curved eternity ring, curved half eternity, contour band, contoured band, contour wedding band, contoured wedding band, contour wedding ring, contoured wedding ring, contour ring, contoured ring, contour eternity band, curved contour band, nesting band, nesting ring, nesting wedding band, nesting wedding ring, shadow band, shadow wedding band, crescent band, crescent wedding band, notched band, notched wedding band, curve around, curve round, curves around, curves round, curving around, curving round, curved around, curved round, curved to fit, contoured to fit, contoured around, contoured to sit, curved to sit, dip around, dip under, dip in the front, dip at the front, dip in the middle, dip in the centre, dip in the center, dip in the top, dip at the top, dips in the front, dips at the front, dips in the middle, dips in the centre, dips in the center, dips around, dips under, curve in the front, curve at the front, curve in the middle, curves in the middle, bend in the middle, cut out for my engagement ring, cutout for my engagement ring, nest against, nests against, nest around, nests around, nest round, nests round, nesting around, nesting against, nestle against, nestles against, nestle around, nestles around, nestle next to, nest next to, nests next to, hug my engagement ring, hugs my engagement ring, hug her engagement ring, hugs her engagement ring',
  wavy: 'wavy band, wavy ring, wavy wedding band, wavy wedding ring, wavy stacking ring, wavy stacking band, wavy stacker, wavy eternity band, wavy eternity ring, wavy thumb ring, wavy toe ring, waved band, waved ring, waved wedding band, undulating band, undulating ring, undulating wedding band, squiggle ring, squiggle band, squiggly ring, squiggly band, wiggle ring, wiggle band, wiggly ring, wiggly band',
  open: 'open ring, open band, open ended ring, open ended band, open fronted, open front ring, gap ring, open cuff ring, open cuff style ring',
  'east-west':
    'east west, eastwest, east to west, set sideways, sideways set, turned sideways, lying sideways, lies sideways, laid sideways, lying on its side, lies on its side, mounted sideways, sitting sideways, sits sideways, placed sideways, sideways stone, set horizontally, horizontally set, set across the finger, horizontal setting',
  // Where they stand is read word by word (readers/beside.ts).
  'side-stones': 'past present and future, past present future',
  // Read word by word (readers/bands.ts, readers/bareChain.ts).
  'set-shoulders': '',
  chain: '',
  comb: 'hair comb, haircomb, comb, side comb, bridal comb, wedding comb, peineta',
  barrette: 'barrette, barette, hair barrette, hair clip, hairclip, hair slide',
  stick: 'hair stick, long hair stick, hairstick, hair stick pin, bun stick, one pronged, single pronged',
  'two-pronged':
    'two prong, 2 prong, two pronged, 2 pronged, double prong, double pronged, twin prong, twin pronged, two tined, two tine, 2 tine, two leg, two legged, u shaped hairpin, u shape hairpin, u shaped hair pin, u shaped pin, u shaped, u shape, u pin, hair fork, hairfork, forked hairpin, forked hair pin, forked pin',
  // Where a band is the piece is read word by word (readers/bands.ts).
  band: '',
  // Whether several rings are meant is read word by word (readers/together.ts).
  stack: '',
  rolling:
    'rolling ring, rolling band, rolling wedding ring, russian ring, russian wedding ring, russian wedding band, trinity ring, trinity band, three band rolling ring, interlocking wedding ring',
  spinner:
    'spinner, spinner ring, spinner band, spinning ring, spinning band, spin ring, spinning, spin, fidget ring, fidget band, fidget spinner, fidget spinner ring, anxiety ring, anxiety band, worry ring, worry band, meditation ring, meditation band, prayer wheel ring, rotating ring, rotating band, revolving ring, revolving band, rotating, rotate, revolve, revolving, swivel band, free spinning band',
  // Scrolls of wire; other words of ornament ask for less.
  filigree:
    'filigree, filagree, filligree, filigreed, filigree work, carved gallery, hand carved gallery, engraved gallery, hand engraved gallery, scroll gallery, scrolled gallery, scrollwork gallery, scroll work gallery, ornate gallery, decorative gallery, ornamented gallery, filigree gallery, filigree side, filigree shoulder, filigree band, filigree setting, filigree basket, filigree shank, filigree detail, filigree ring, pierced gallery, pierced band, openwork, openwork band, openwork ring, openwork gallery, open work band, open work gallery, fretwork band, fretwork ring',
  twig: 'twig ring, twig band, branch ring, branch band, vine ring, vine band, vine wedding band, twig wedding band, branch wedding band, twig engagement ring, branch engagement ring, vine engagement ring, bramble ring, driftwood ring, tree branch ring, tree branch band, twig shaped, branch shaped, twig like, branch like, twig style, branch style, like a twig, like a branch, like a vine, like a fern, like a fern frond, like a frond, like an ivy vine, like ivy, like a tendril, like a tree branch, like a little twig, like a little branch, of a twig, of a branch, made of twig, tree bark ring, bark ring, bark band, tree bark band, thorny stem, thorned stem, thorny vine, stem band, stem ring, rose stem band, stem wraps around, stem wrapped around, stem winds around, vine wraps around, vine wrapped around, vine winds around, thorny band, thorn band, thorn ring',
  // Thorns of a twig are read with it (readers/thorns.ts).
  thorny: '',
  // Stones among the leaves are read with them (readers/berries.ts).
  berries: '',
  // Figures around a band are read word by word (readers/patternedBands.ts).
  patterned: '',
  // Of a figure, read word by word (readers/hiddenFigures.ts).
  hidden: '',
  // Of a band or a bangle, and of one earring, read with it (readers/arrangements.ts).
  adjustable: '',
  single: '',
  penannular:
    'penannular, penannular brooch, penannular pin, pennanular, pennanular brooch, pennannular, penanular, tara brooch, open ring brooch, ring brooch, celtic ring brooch, thistle brooch pin, cloak pin, viking cloak pin, celtic cloak pin',
  'forehead-drop':
    'maang tikka, mang tikka, maangtikka, mangtikka, mang teeka, maang teeka, maang tika, mang tika, tikka, teeka, borla, rakhdi, forehead pendant, forehead jewel, forehead jewelry, forehead jewellery, forehead drop',
  // Read with what is worn there (readers/navels.ts).
  navel: '',
  // What is oval of a bangle is read with it (readers/arrangements.ts).
  'oval-opening': '',
  'head-ends':
    'facing each other, face each other, facing eachother, face eachother, looking at eachother, look at eachother, facing oneanother, facing one another, face one another, looking at each other, look at each other, meeting at the joint, meet at the joint, at the joint, head at the end, head at each end, head at both end, head at either end, head on each end, head on both end, head on the end, head for end, head as terminal, head terminal, headed terminal, animal head terminal, with terminal, terminal, finial, ending in, end in, ends in, head ended, head end, headed end, double headed, double head, two headed, two head, head bangle, headed bangle, head cuff, headed cuff, head bracelet',
  pierced:
    'pierced, pierced through, pierced pattern, pierced design, pierced work, cut through, cut through it, cut right through, cut right through it, cut all the way through, cut clean through, cut out of it, cut out of the band, cut into openings, cut out, cut outs, cutout, cutouts, cutwork, cut work, see through pattern, openwork pattern, open pattern, sawn through, sawn right through, sawn all the way through, sawn clean through, sawn out, sawn into openings, laser cut, with openings, little openings, light shines through, lets light through',
  inlay: '',
  // Read with the stone that is in it (readers/cornerStones.ts).
  'corner-stone': '',
  // What is turned into the metal is read word by word (readers/grooves.ts).
  groove: '',
  'offset-groove': '',
  grooves: '',
  'contour-lines':
    'contour line, contour map, map contour, contour engraved, topographic, topographic map, topographic line, topographic map line, topographical, topographical map, topographical line, topography, topography line, topo map, topo line, topo, elevation line, height line, line of height, isoline, ordnance survey line, map line',
  navaratna:
    'navaratna, navratna, nava ratna, nav ratna, navarathna, navrathna, navaratnam, navrattan, navratan, navagraha, nine gem, nine gemstone, nine sacred gem, nine planet stone, nine planet gem',
  // What stands about a stone is read word by word (readers/arrangements.ts).
  surround:
    'diamond surround, pearl surround, stone surround, gemstone surround, surround of diamond, surround of pearl',
  'hidden-halo':
    'hidden halo, under halo, halo underneath, halo under the stone, invisible halo, secret halo, hidden halo setting, hidden diamond halo, hidden accent halo, hidden halo of diamond',
  'double-halo': 'double halo, two halo, double row halo, two row halo, halo of two row',
  'square-halo': 'square halo, cushion halo, square shaped halo, cushion shaped halo, squared halo',
  'flower-halo': 'flower halo, floral halo, flower shaped halo, petal halo, daisy halo, floral style halo',
  alternating:
    'alternating, alternate, alternated, alternately, alternating with, in turn, rainbow, rainbow of, rainbow colored, rainbow color, ombre, every other',
  lariat: 'lariat, lariat necklace, y necklace, y chain, y shaped, y shape, y drop, drop chain necklace',
  // The ring that an end goes through is read word by word (readers/partRings.ts).
  'through-ring': '',
  // Heavy chains are read word by word (readers/heavyLinks.ts).
  links: 'heavy link necklace, heavy links necklace',
  'back-drop':
    'backdrop, back drop, backdrop necklace, back drop necklace, back necklace, something down the back, something down my back, something down her back, drop down the back, chain down the back, tail down the back, hang down the back, hang down my back, hang down her back, hanging down the back, hanging down my back, hanging down her back, fall down the back, falling down the back, trail down the back, trailing down the back, run down the back, running down the back, go down the back, going down the back',
  stations:
    'station, station necklace, station bracelet, station chain, by the yard, spaced along, spaced out, spaced out along, spaced evenly, evenly spaced, spaced apart, every few centimeter, every few centimetre, every few cm, every few inch, every couple of inch, every inch, every inch or so, at regular interval, at interval, dotted along, scattered along, along the chain',
  fringe:
    'fringe, fringed, fringe necklace, bib, bib necklace, waterfall, waterfall necklace, cascade necklace, cascade, cascading, dangle, dangling, dangling strip, strip, dangle down, dangling down, hang all along, hanging all along, hang all the way along, hanging all the way along, hang all around, hanging all around, drop all along, drop all the way along, drop all around, drop all the way around',
  strand:
    'bead set, strand, string of pearl, strand of pearl, pearl strand, pearl string, pearl necklace, necklace of pearl, necklace of baroque pearl, necklace of freshwater pearl, necklace of keshi pearl, necklace of akoya pearl, strand of baroque pearl, strand of freshwater pearl, string of baroque pearl, pearl bracelet, bracelet of pearl, beaded necklace, bead necklace, necklace of bead, strand of bead, string of bead, beaded bracelet, bead bracelet, bracelet of bead, bead anklet, beaded anklet, pearl anklet, anklet of bead, mala, mala bracelet, mala necklace, rope of pearl, pearl rope, beaded, strung, stretch bracelet, rosary, rosary bracelet, rosary necklace, rosary bead, decade rosary, rosary ring of bead, one decade, single decade, five decade, chaplet of bead, prayer bead, prayer bead bracelet, prayer bead necklace, knotted on silk, hand knotted on silk, knotted on thread, knotted on silk thread, knotted on silk cord, strung on silk, on silk thread, on a silk thread, on silk cord, hand knotted pearl, knotted pearl, knotted strand, knotted between, knot between each pearl, knot between the pearl, pearl sautoir, sautoir of pearl',
  spacers:
    'spacer, spacer bead, gold spacer, silver spacer, metal spacer, spacer ring, spacer disc, rondelle, rondel, between the bead, between each bead, between every bead, in between the bead',
  line: 'riviere, rivière, riviera, riviere necklace, rivière necklace, riviera necklace, tennis necklace, tennis chain, tennis anklet, line necklace, diamond line, diamond line necklace, eternity necklace',
  graduated:
    'smaller to the side, smaller toward the side, smaller towards the side, smaller down the side, smaller at the side, smaller toward the palm, smaller towards the palm, smaller toward the bottom, smaller towards the bottom, smaller underneath, smaller at the bottom, smaller at the back, smaller round the back, smaller around the back, getting smaller, get smaller, gets smaller, growing smaller, grow smaller, decreasing in size, decrease in size, diminishing in size, descending size, descending in size, reducing in size, graduating down, graduated in size, graduating in size, tapering in size, taper in size, biggest on top and smaller, biggest at the top and smaller, largest on top and smaller, largest at the top and smaller, biggest in the middle and smaller, largest in the middle and smaller, largest in the center and smaller, largest in the centre and smaller, bigger toward the middle, bigger towards the middle, bigger in the middle and smaller, larger toward the middle, larger towards the middle, bigger toward the center, bigger towards the center, larger toward the center, larger towards the center, bigger toward the centre, bigger towards the centre, larger toward the centre, larger towards the centre, smaller toward the clasp, smaller towards the clasp, smaller toward the end, smaller towards the end, smaller toward the back, smaller towards the back, getting smaller to the back, growing toward the middle, growing towards the middle, growing toward the center, growing towards the centre',
  // Chains that are counted are read word by word (readers/layers.ts).
  layered:
    'layered, layering, layering necklace, multi layer, multilayer, multilayered, multi layered, multi chain, multichain, double layer, second chain, tiered necklace, stacked necklace, stacked chain, necklace stack, necklace set to layer, chain of different length, necklace of different length',
  tassel:
    'tassel, tasselled, tasseled, tassled, tassel necklace, tassel earring, tassel pendant, tassel drop, tassel of chain, chain tassel, beaded tassel, sautoir with tassel',
  choker: 'choker, choker necklace, choker chain',
  collar: 'collar, collarette, collar necklace, neck collar, torque necklace',
  bar: 'bar brooch, bar pin, line brooch, bar necklace, bar pendant, horizontal bar, vertical bar, bar bracelet, medical id bracelet, medical alert bracelet, medic alert bracelet, medical identification bracelet, medical id tag bracelet, medical bracelet, medic id bracelet, alert bracelet, id bracelet, identity bracelet, identification bracelet, bar on a chain, on a bar, engraved bar, engravable bar, gold bar, silver bar, metal bar, platinum bar, titanium bar, steel bar, copper bar, brass bar, bronze bar, aluminium bar, aluminum bar, slim bar, thin bar, flat bar, plain bar',
  nameplate:
    'nameplate, name plate, name necklace, name bracelet, name chain, name anklet, name pendant, name bar, nameplate necklace, nameplate bracelet, cut out name, cut letter',
  disc: 'disc, disk, round disc, round disk, flat disc, disc necklace, disk necklace, disc pendant, disk pendant, coin necklace, coin pendant, coin charm, coin bracelet, coin earring, coin disc, coin',
  'dog-tag':
    'dog tag, dogtag, id tag, army tag, military tag, identity tag, dog tag necklace, dog tag pendant',
  locket: 'locket, photo locket, picture locket, keepsake locket',
  ball: 'ball stud, ball earring, ball stud earring, ball post, ball post earring, round ball, gold ball, silver ball, bead stud, sphere stud, sphere earring, orb stud',
  'vertical-bar': 'vertical, vertically, upright',
  scattered:
    'scattered, scatter, scattered line, scattering, randomly placed, random line, placed at random, dotted over, dotted down',
  // A serpent's body that goes around is read with how often it does (readers/coils.ts).
  coil: 'coil ring, coiled ring, coil band, coiled band, coiled wire ring, coil wire ring, spring ring, spiral ring, spiral band, spiralling ring, spiraling ring, spiral wrap ring, wire wrap ring, helix ring, corkscrew ring',
  jhumka: 'jhumka, jhumki, jhumka earring, jhumki earring, jimikki, jimmiki, jimikki kammal',
  chandbali: 'chandbali, chand bali, chandbali earring, chand bali earring, chaandbali, chaand bali',
  torque:
    'torc, torque, torc bangle, torque bangle, torc bracelet, torque bracelet, torc cuff, torque cuff, penannular bangle',
  mismatched:
    'mismatched, mismatching, mismatched pair, mismatch, mix and match pair, non matching, nonmatching, unmatched, odd pair, odd stud, odd earring, odd drop, odd hoop, asymmetric pair, asymmetrical pair, asymmetric earring, asymmetrical earring, asymmetric stud, asymmetrical stud, asymmetric hoop, asymmetrical hoop',
  // A stone inside an outline is read word by word (readers/within.ts).
  within: '',
  // Figures in the plural are read with what they hang from (readers/hungFigures.ts).
  charms: '',
  // The figure of a clasp is read with it (readers/figureClasps.ts).
  'figure-clasp': '',
  // Where a clasp is worn is read with it (readers/frontClasps.ts).
  'front-clasp': '',
  // Stones that are not named are read word by word (readers/unnamedStones.ts).
  jewelled:
    'jewelled, jeweled, bejewelled, bejeweled, gem set, gemset, stone set, gem encrusted, stone encrusted',
  // Read word by word (readers/withoutChain.ts).
  'without-chain': '',
  screws:
    'screw head, screwhead, screw motif, screw detail, screw design, screw pattern, decorative screw, screw around, screw bangle, screw bracelet, screw style, love bangle, love bracelet style, cartier love style, love bangle style, with screw',
  'open-circle':
    'open circle, karma circle, karma ring, karma necklace, karma pendant, circle of life, eternity circle, circle pendant, circle necklace, circle charm, open ring pendant, open round pendant, round open pendant, hollow circle, ring shaped pendant, ring pendant, open hoop pendant',
  kokoshnik:
    'kokoshnik, kokoshnik tiara, kokoshnik style, kokoshnik style tiara, kokoshnik shape, kokoshnik shaped, kokochnik, tiara russe, russian tiara, russian style tiara, shield shaped tiara, solid tiara',
  // Figures one behind the other are read with them (readers/rowsOfFigures.ts).
  'in-a-row': '',
  // What stands on either side of what is read with both (readers/flanks.ts).
  flanked: '',
  harness:
    'body harness, chain harness, chest harness, harness, chest chain, bra chain, bralette chain, crisscross body chain, criss cross body chain, cross body chain, crossed body chain, cross over the chest, cross on the chest, cross between the breast, cross between the chest, cross at the chest, cross at the breast, cross at the sternum, cross in front of the chest, cross over the breast, cross between the bust, cross at the bust, crossing at the chest, crossing over the chest, crossing between the breast, crossing between the chest, crossing at the sternum, crossing in front, cross in front, crisscross over the chest, crisscross the chest, criss cross over the chest, criss cross the chest, crisscross in front, criss cross in front, crisscross between the breast, meet at the sternum, meet between the breast, meet at the chest',
  // Where stones are set so it is read with the settings (readers/settings.ts).
  'flush-set': 'gypsy ring, gypsy band, gipsy ring, gypsy style ring',
  'ash-chamber':
    'ash, ashes, cremation ash, cremation ashes, cremation, cremation jewelry, cremation jewellery, cremation pendant, cremation necklace, urn, urn pendant, urn necklace, keepsake urn',
  bells: 'ghungroo, ghungru, little bell, tiny bell, small bell, jingle bell, jingling bell',
};
