/**
 * Words that carry no jewelry of their own. They are not reported as "not understood"; `STOP_WORDS` also
 * bound noun phrases.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Function words that end a noun phrase. */
export const BOUNDARY_WORDS = words(`
with and or in on of for to from by at as but that which who whose where when while if because so than then plus into onto over under
between around through about like is are was were be been being am has have had having do does did can could will would shall should
may might must i we you he she it they me us him her them this these those there here want wants wanted need needs like likes love loves
make makes made making design create build give gives show shows featuring feature features including include includes using use uses
please set combined combine paired via per across along against inside outside within beneath below above behind beside besides near
please thanks thank hello hi hey just only also too very really quite rather maybe perhaps instead not no nor without wearing wear wears
looking look looks get gets got find found see think thinking would could said says saying let lets plus nor its it's alongside upon
toward towards during before after until since flanked surrounded topped framed encircled accented decorated adorned engraved resting
sitting sits sit holds hold holding held wrapped wraps wrapping running run runs going go goes linked joined mixed meets meet alternating
something anything someone everything nothing
`);

/** Words without a meaning for the piece: function words, courtesy, praise, verbs of asking. */
export const STOP_WORDS = words(`
a an the my your his her hers its our ours their theirs mine yours this that these those some any each every all both either neither other another such
same own few more most less least much many several lot lots bit little couple
with and or in on of for to from by at as but if because so than then plus into onto over under between around through about like via per across along
against inside outside within beneath below above behind beside besides near upon toward towards during before after until since off up down out back away again once ever
not no nor yes yeah yep ok okay well oh hmm um uh please pls plz thanks thank thx ta cheers hello hi hey dear greetings sir madam hiya
i i'm im i'd id i've ive i'll ill we we're we'd we've we'll you you're you'd you'll he he's he'd he'll she she's shes she'd she'll it it's its it'd it'll they they're they'd they'll
me us him them himself herself themselves itself who whom whose what what's which where when why how there there's here here's that's let let's lets
is isn't are aren't was wasn't were weren't be been being am has hasn't have haven't had hadn't having do does did doing done can cannot can't could will won't would shall should may might must ought
don't dont doesn't doesnt didn't didnt couldn't wouldn't shouldn't cant wont
want wants wanted wanting need needs needed like likes liked love loves loved adore adores wish wishes hope hoping hopes prefer prefers preferred preferably preferable would ideal ideally
make makes made making design designs designed designing create creates created creating creation build built give gives given giving show shows showing shown feature features featuring include includes including included incorporate incorporates incorporating incorporated
use uses used using get gets got getting find found finding see seeing seen think thinking thought look looks looking looked go goes going gone come comes came coming take takes taken bring put keep try trying tried
help helps want wanna gonna gotta would love'd looking search searching order ordering buy buying purchase commission commissioned made-to-order bespoke custom customised customized customise customize personalised personalized personalise personalize handmade hand crafted handcrafted craft crafted craftsmanship
wear wears wearing worn goes match matches matched pair pairs paired suit suits suited fit fits fitting complement complements
something anything someone somebody anyone everyone everything nothing thing things stuff kind kinds sort sorts type types style styles styled stylish look looks feel feels feeling vibe vibes touch touches hint hints
piece pieces item items idea ideas concept theme themed themes inspired inspiration inspo based reminiscent evoking evokes evoke style-wise element elements detail details detailing accent piece's
nice lovely beautiful beautifully gorgeous pretty stunning amazing awesome great good better best perfect perfectly wonderful fabulous fantastic exquisite elegant elegance elegantly graceful gracefully refined sophisticated chic cute sweet special unique original interesting cool fun funky quirky
luxurious luxury luxe high-end quality high-quality premium precious romantic romance magical whimsical dreamy mysterious meaningful sentimental symbolic tasteful attractive glamorous glam sexy charming adorable striking impressive spectacular breathtaking radiantly sparkly sparkling sparkle sparkles shimmering shimmer shimmery glittering glitter glittery glowing glow dazzling brilliantly shining shine twinkling gleaming bright
very really quite rather too so super extra extremely truly totally absolutely incredibly somewhat slightly fairly pretty just only also even still maybe perhaps possibly probably definitely certainly simply mostly mainly almost nearly approximately approx roughly exactly around circa max maximum min minimum total overall especially particularly preferably ideally basically actually literally kinda sorta
new old young favourite favorite favourites favorites different similar usual typical regular normal standard ordinary real genuine natural naturally solid pure true proper fine good-quality authentic whole entire full half
first second third last next one two three four five six seven eight nine ten once twice single double triple
left right top bottom side front middle end ends part parts shape shaped shapes form formed forms colour color colours colors coloured colored tone tones toned hue size sized sizes length lengths long short width height wide tall
day days week weeks month months year years time times today tomorrow tonight soon later now then always forever never life
set sets setting settings weight weights post posts cut cuts style stone stones mounted mount holding held holds hold placed sitting resting wrapped wrapping wraps wrap around surrounded flanked topped framed encircled accented decorated adorned trimmed dotted scattered sprinkled studded combined combining combination combine mix mixed mixing blend blended contrast contrasting alternating linked connected joined meets running
person people anyone lady wearer hand hands finger fingers neck throat collarbone wrist ankle ear ears nose toe toes hair body head skin heart's home
budget price priced cost costs costing spend spending pay money cheap affordable expensive inexpensive reasonable reasonably pricey bucks quid dollars dollar pounds pound euros euro usd gbp eur value worth afford within range pricing spendy low-cost penny
metal metals metallic material materials alloy gold-coloured finish finished surface finishes
getting turning turned turn born named called name names asked asks ask said says say saying told tell know knows knew remind reminds reminded reminder represent represents representing representation symbol symbolising symbolizing symbolise symbolize signify means meaning mean reflects reflect celebrate celebrates celebrating celebration commemorate mark marks marking honor honour
image picture photo render drawing sketch example reference version variation option options choice choices choose chosen pick
pendant's ring's wants'd it'd you'd hold able would'nt lol haha etc eg ie vs versus aka
work works working every day everyday's night evening morning occasion occasions event
open opened closed opens close together apart separate separately alone along across long-lasting durable comfortable comfy comfortably practical wearable versatile strong easy easily simple-ish light
please? jewelry jewellery jewel jewels accessory accessories bijoux gem gems stuff
tiny small big large huge really medium mid average medium-sized moderate moderately
also additionally moreover plus further furthermore along as well
straight fixed fastened attached join joins symmetrical symmetrically symmetric
carefully gently subtly softly delicately richly boldly closely evenly neatly
spare possible possibly maybe whatever anyway though although however yet still otherwise else
am pm mr mrs ms
been sort-of kind-of show off showcase showcases showcasing emphasis emphasise emphasize focus focal point central centrepiece centerpiece centre center main primary key
flow flows flowing curve curves curved curving line lines pattern patterns patterned shape motif motifs symbols icon iconic design's effect effects texture
pinky pinkie thats whats yo december november october september august july june april march february january monday tuesday wednesday thursday friday saturday
row rows taste team memory obsessed whichever th st nd rd whatsoever friendly yard total
two-in-one all-over allover throughout
modern-day
s t d ll re ve m
love's
wrapped around
because cause coz cuz
let me us
stay stays staying start starting starts begin
place places world
sure not-so
guess suppose thinkin wonder wondering dream dreams dreaming imagine imagining envision envisioning envisage
side sides edge edges end back
hanging hangs hang hung dangling dangles dangle attached attaches attach suspended
plain simple basic
each every per
third fourth fifth
stand standing stands standout
attach adjustable clasp closure fastening chain's
surprise surprised surprising
bought owns own owned belongs belonging
loving caring
lots loads plenty tons enough
bigger smaller
passed grandmother's
inner outer interior exterior middle
matching
birth
colourful colorful vibrant vivid
non
thin
treat treats treating treated
omg idk tbh imo imho ngl asap btw fyi ty tysm prob probs obviously finally eventually properly honestly frankly basically apparently luckily sadly
smooth smoothly smoother smoothed looped
believe believes mention mentioned reckon reckons anybody nobody nobody's somebody's everybody ones require requires required kindly
recreated recreate recreating recreates beach
afternoon regards sincerely faithfully sorry answer reply advance measured measure measures
`);

/** Parts that every piece of their kind has: what hangs, and what it hangs by. */
export const PARTS_OF_PIECES = words('drop loop');

/** What comes off again, and what does so by itself: a charm on its ring, a pendant on its chain. */
export const COMES_OFF = words('removable detachable detach detaches remove removed interchangeable');
export const HUNG_LOOSE = words('charm pendant drop chain tassel bead extender locket');
