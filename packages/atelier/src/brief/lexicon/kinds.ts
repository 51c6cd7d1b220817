/** Kinds of chain, earring, bracelet, band and clasp, by what they are called. Words are lemmas (spelling.ts). */

/** Names that are a chain wherever they stand. */
export const CHAIN_WORDS = {
  cable: 'cable chain, cable link, oval link chain, link cable chain, forzatina, anchor chain, anker chain',
  trace: 'trace chain, trace link, fine trace',
  belcher: 'belcher, rolo chain, rolo link, rolo, round link chain, belcher link',
  curb: 'curb chain, curb link, curb, curbed link, kerb chain, kerb link, curblink',
  cuban: 'cuban, cuban link, miami cuban, miami link',
  figaro: 'figaro, figaro link',
  rope: 'rope chain, rope link, rope style chain, twisted rope chain, rope necklace chain, twist rope, prince of wales chain',
  box: 'box chain, box link, venetian chain, venetian box, square link chain',
  snake: 'snake chain, snake link, brazilian chain, serpentine chain',
  wheat: 'wheat chain, wheat link, spiga, spiga chain, foxtail, foxtail chain, palma chain',
  herringbone: 'herringbone, herringbone chain',
  byzantine:
    'byzantine chain, byzantine link, byzantine weave, byzantine style chain, king chain, birdcage chain, etruscan chain',
  paperclip: 'paperclip, paper clip chain, paper clip, paperclip link, elongated link, long link chain',
  singapore: 'singapore chain, singapore link, twisted curb chain, water wave chain',
  mariner:
    'mariner, marine link, gucci link, gucci chain, anchor link, puffed mariner, coffee bean chain, marine chain',
  ball: 'ball chain, bead chain, beaded chain, pelline, military ball chain, dog tag chain',
  omega: 'omega chain, omega necklace, omega collar',
  franco: 'franco, franco chain, franco link',
} as const;

export const BAND_PROFILE_WORDS = {
  comfort:
    'comfort fit, comfort fitting, comfort, comfortable inside, comfort curve, comfort edge, comfortfit',
  'd-shape':
    'd shape, d shaped, d section, d profile, half round, dshape, d cut, half rounded, low dome, domed, dome',
  flat: 'flat profile, flat band, flat court, flat wedding, flat shaped, flat shape, flat top, flat sided, pipe cut, square profile, rectangular profile, flat edge, flat section, flat cross section, flat ring, flat comfort fit, flat fit',
  'knife-edge':
    'knife edge, knife edged, knifeedge, knife profile, knife shape, ridged band, v shaped profile',
  court:
    'court, court shape, court shaped, court profile, court band, court fit, court section, traditional court, light court, slight court, soft court',
  bevelled:
    'bevelled edge, beveled edge, bevel edge, bevelled, beveled, bevelled side, beveled side, bevelled profile, beveled profile, bevelled band, beveled band, bevelled rim, beveled rim, chamfered edge, chamfer edge, chamfered, chamfer, chamfered side, edge chamfered, edge bevelled, edge beveled, bevel on the edge, bevel along the edge, angled edge, sloped edge, stepped edge, step edge, step down edge, stepped down edge',
  bombe:
    'bombe, bombé, bombe ring, bombé ring, bombe style, bombé style, dome ring, domed ring, dome style ring, dome shaped ring, dome shape ring, domed style ring, puffy dome, puffed dome, puffy ring, puffed ring, puff ring, high dome ring, high domed ring, dome top ring, domed top ring, croissant ring, croissant dome ring, croissant band, croissant style ring, croissant dome, ribbed dome, ribbed domed, fluted dome, scalloped dome, twisted dome ring',
} as const;

export const EARRING_KIND_WORDS = {
  stud: 'stud, stud earring, ear stud, post earring, studded earring, button earring',
  hoop: 'daith ring, daith hoop, daith clicker, daith earring, rook hoop, rook clicker, rook piercing ring, tragus ring, tragus hoop, tragus clicker, helix hoop, helix clicker, helix piercing ring, conch hoop, conch ring, conch clicker, cartilage ring, cartilage clicker, cartilage piercing ring, ear clicker, clicker hoop, clicker earring, cartilage hoop, hoop, loop, loop earring, ear loop, hoop earring, sleeper, creole, creole earring, ear hoop, endless hoop, bali',
  huggie: 'huggie, huggy, hugger, huggie hoop, huggie earring',
  drop: 'drop earring, long earring, dangle earring, dangler, dangle, dangly, dangling, dangly earring, eardrop, ear drop, pendant earring, earring drop, shoulder duster, tassel earring, teardrop earring, linear earring, drop down, hanging earring, drops, hang, hanging, dangles',
  chandelier: 'chandelier, chandelier earring, jhumka, jhumki, chandbali, chaandbali, girandole',
  climber:
    'climber, pair of climber, pair of crawler, ear climber, ear crawler, crawler, climber earring, ear sweep, ear pin',
  jacket: 'ear jacket, jacket earring, earring jacket',
  cuff: 'ear cuff, earcuff, conch cuff, cartilage cuff, helix cuff, cuff earring, cuff for my ear, cuff for the ear, ear wrap, earwrap, ear wrap cuff',
  threader: 'threader, ear threader, threader earring, ear thread, pull through, thread through',
} as const;

export const BRACELET_KIND_WORDS = {
  bangle: 'bangle, bangle bracelet, kada, kara, solid bracelet, bangles, golf bangle, torque bangle',
  cuff: 'arm ring, armring, armband, arm band, armlet, upper arm cuff, upper arm bracelet, upper arm bangle, arm bangle, torc, torc bracelet, torque, torque bangle, torc bangle, torque bracelet, cuff, cuff bracelet, wrist cuff, open cuff, arm cuff, open bangle, cuff bangle',
  tennis:
    'tennis bracelet, riviera bracelet, riviere bracelet, rivière bracelet, line bracelet, tennis, diamond line bracelet',
  chain:
    'chain bracelet, link bracelet, bracelet chain, wrist chain, linked bracelet, chain link bracelet, links',
  charm: 'charm bracelet, charms bracelet',
  beaded:
    'beaded bracelet, bead bracelet, stretch bracelet, mala bracelet, bracelet of bead, rosary bracelet, rosary, prayer bead bracelet',
} as const;

/** What makes a cuff of a bangle: it is open, and slips on through its gap. */
export const OPENINGS = {
  cuff: 'open with no clasp, open with no clasps, open without clasp, open without a clasp, opening with no clasp, opening without clasp, opening without a clasp, with a gap, with a small gap, with an opening, gap at the back, gap in the back, opening at the back, opening in the back, open at the back, open back, open in the back, open at the front, open at the side, open on one side, open on the side, open at one side, open end, open ended, open style, open design, slip on from the side, slide on from the side, go on from the side, slip on sideways, slide on sideways, slip over the side of, squeeze on, squeeze open, isn t closed, not closed all the way, doesn t close',
} as const;

export const CLASP_WORDS = {
  lobster:
    'lobster, lobster clasp, lobster claw, lobster claw clasp, trigger clasp, parrot clasp, carabiner, lobster catch, lobster fastening',
  toggle:
    'toggle, toggle clasp, t bar, tbar, t bar clasp, bar and ring clasp, t bar fastening, fob clasp, toggle fastening, albert clasp',
  'spring-ring': 'spring ring, bolt ring, spring clasp, bolt ring clasp, spring ring clasp',
  box: 'box clasp, box lock, box lock clasp, box fastening, box closure, tongue clasp, box catch, push clasp, safety clasp, hidden clasp, concealed clasp, tongue and box clasp',
  magnetic: 'magnetic, magnetic clasp, magnet clasp, magnet, magnetic fastening, magnetic closure',
  hook: 'hook clasp, hook and eye, s hook, s clasp, hook fastening, hook and eye clasp, shepherd hook, hook closure',
  slider:
    'slider, sliding clasp, bolo clasp, adjustable slider, slide clasp, bolo closure, sliding closure, slider clasp',
  barrel: 'barrel clasp, screw clasp',
  padlock: 'padlock clasp, padlock fastening, padlock fastener, padlock closure, padlock catch',
  'lever-back':
    'lever back, leverback, lever backs, lever backed, latch back, latchback, continental clip, euro wire, french clip, saddle back, hinged back, snap closure',
  'screw-back': 'screw back, screwback, screw on back, screw post, threaded back, screw fitting, screw on',
  'push-back':
    'push back, butterfly back, butterfly clip, scroll back, friction back, post back, pushback, butterfly scroll, butterfly fastening, alpha back, scroll fitting',
  'clip-on':
    'need pierced ear, needing pierced ear, require pierced ear, clip on, clip ons, clipon, clip earring, non pierced, unpierced, clip back, clip fastening, omega back, omega clip, for non pierced ear, not pierced',
  'ear-wire':
    'ear wire, earring with hook, earring on hook, fish hook, french wire, hook earring, earwire, ear hook, shepherds crook, shepherd hook earring, french hook, fishhook, hook',
  'chain-back':
    'chain link back, chain link, chain linked, chain link style, chain link fastening, chain link type, chain back, chain backed, chain fastening, chain style, chain connection, chain connector, chain type, linked by a chain, linked with a chain, joined by a chain, joined with a chain, connected by a chain, connected with a chain, double sided chain',
  'bullet-back':
    'bullet back, bullet backed, bullet style, bullet closure, swivel back, swivel backed, swivel, swivel bar, swivel type, whale back, whaleback, whale tail back, torpedo back, t bar, t bar back, toggle back',
  'fixed-back': 'fixed back, fixed backed, fixed bar, fixed post, solid back, rigid back, fixed bar back',
} as const;
