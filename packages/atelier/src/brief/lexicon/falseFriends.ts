/**
 * Common English words within a typing slip of a jewelry word ("bridge" and "bride", "heard" and "heart").
 * Never corrected.
 */
export const FALSE_FRIENDS: ReadonlySet<string> = new Set(
  `across drape draped drapes draping hallow hallows hallowed elizabeth edward george stained satisfy satire added agape alexandre align aligns allocator allocators alpha alphas amaze amazing ample angle
  anthologies april architecture architectures august badge badges bandy barry basket bazaar benign best
  bevel beveled bevelled bland blaze blizzard blush blushed bluster bosses bossy bound bracket brackets
  branch branches brand brandy brass brassy breach bribe bridge bridges bridle bring broach brunch brush
  brushes bubble bubbles bucket buddy budget bunch bundle camel cancelled candle candy carry cased casket
  chair chance change chapel charmed charming chart charts cheers cheery chest chisel choke choked choral
  chris circle class classes classics classy cleaner clear clearly clever close closer clove clover clown
  clusterfs clutter collect collects comes comfy communities community companion conceptually conquest
  contextual convention conventions corral couple cover covered covers covet cradle crazy creek cress
  crest cripple crossed crosses crowd cruel crumble crush crushed cuddle cure cured curled curlies curly curry
  daddy daily dandruff dandy danger dangers dangle december dimple divide divides divine dizzy dosses
  dress dresses dropping drops earth earthen easier eastern ellipse ellipses ember encrypted enraged
  ensuring experiment experiments father february fiddle finger fingers fizzy flair flare fleet flowed
  flush folder forest frame framed frames friday friendly fringe fruit fruity fussy fuzzy gadget garage
  garnish gasket gazette ginger glass glasses glaze gloom glossy glove goose graduate grand grange grant
  grass grasses grassy gravel graze greedy green greet grind grinds grip guest halves hammer hammers
  handle handy happily happy harden harm harry harsh harvest haste hates haven hazy heaps heard heartfelt
  hearth hearty heat heater heaven heels hinge hippo holder holly honest honesty hopper horse hotel house
  houses hover hovers huddle humble hussar inject inquest insert inserts inside insides inspect inspects
  interest iris irish jacket january jazzy jewel july june keep keeps label ladder ladle large larger
  later latin latte layer layers lazy leader leaf leather leave leaves level levels lever libel libera
  light lights limit linen linger lizard locked locks lodge lofty longer loose losses lounge lover lovers
  lower magna mantas mantel mantle marble marbles march marvel masses match matches mate matteo matter
  matters maze medals member merry messy metals meter metre metres middle midget minimally mixer mocha
  model models modernize monday moral morsel mossy motel mount mounted mounts mouse muddle muddy mumble
  navel nearly needle needy nest never nicer night nights nipple noise noodle novel november nurse ocean
  october often olden older orange other others overs owner owners pace paddle paint painted panel panels
  paper parity partly parts party passes pasta paste pasty patch pebble pebbles pedals pedant pension
  people period periods petals phone phony photo piano piece pieces pizza place places plain plane planer
  planes plate plated plates player playful plaza plush pocket point pointed points polar ponder poodle
  popular powder power praise preset presets press pretty prevent prevents price pride prime prince print
  prints prize promoting prone proposed proud prove puddle pure purple purse pussy quest quick quiet quite
  quote racket raise raised randy range ranges rapped rather reach ready really recycle refinement
  refinements relax render repro request requirement requirements retries retry riddle rider ridge right
  ringer ripple river roast robe rocket romance romances rope ropes rouge rough route rowan royal ruddy
  saddle safer samba sample sandal sandy sassy satan saturday saver scale scales scandal scare scarf scene
  scent scope score sense september serene serve seventh shade shades shake shallow shame shape shard
  shards share shares sharp sheer sheet shelf sherry shift shine shirt shock shore short shower shown
  sight signed silk silly simply singer single singly skill skills skinny skirt slant slash slashes slate
  sleep sleeps sleeve slice slide slope smart smell smile smoke smooth snack snow socket solid solve
  solver sorry sound spacer spacers spade spare spark speak speedy spell spend spice spike spiky spinner spinners spirit splash
  split spoil sport spread spring square stack stacked staff stage stain stair stake stamp stand stare
  stark starts state stated states status steam steel steeple stem step stepped stick still sting stock
  stole stopped store storm story stove strap straw streets stress string strip stripe strong studio study
  stumble style subset subsets subversion suffer sugar suite sunday sunny super supple surge swear sweat
  sweep sweet swell swift swing switch sword table tassel tassels taste teach tears teddy temple tender
  theme thick thing things think third those thread threaded three throw thursday ticket tight tighter
  timer timers times title toast token topple touch tough towel tower trace track trade traditionally
  trail train trait transition transitional transitions travel treat trend trendy trick tries triple trust
  truth tuesday tumble tunic turban twice twine twist uncle unclutter under understand understands union
  unpublished upper upset urbane usual valid value vantage verse vessel vest video visit vivid voice vowel
  wagon waist warden waste watch water wear weather weave weaver wednesday weeding weigh welder welders welding wendy
  west wheel where which while whisper whistle white whole widget width winner winter witty wizard woman
  women world worry worse worth would wound wrapped wrapper wreck wrist write wrong wrote yield young
  youth`.split(/\s+/),
);
