import type { SettingStyle } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';

export const SETTING_WORDS: Vocabulary<SettingStyle> = {
  Solitary:
    'sol, solitaire, solitary, solitare, solataire, soliter, single stone, solitair, solitaire setting, solo stone, lone stone, one stone, solitaire style, solitary setting, solotaire, sollitaire, solitere, only one stone, single center stone, single centre stone, lone diamond, stand alone stone',
  Halo: 'halo, halo setting, haloed, double halo, hidden halo, halo style, haloe, hallo, floral halo, cushion halo, triple halo, halo set, surrounded halo, haylo',
  Pave: 'pave, micropave, micro pave, pavee, pave set, pave setting, encrusted, diamond encrusted, french pave, bead set, bead setting, micro set, grain set, fully iced, stone encrusted, gem encrusted, pavay, pavè, castle set, iced, iced out, grain setting, diamond paved, paved, fishtail pave, microset, bling out, gem encrusted',
  Cluster:
    'cluster, cluster setting, clustered, cluster set, cluster of stones, stone cluster, cluster style, gem cluster, grouped stones, bunch of stones',
  Channel:
    'channel, channel set, channel setting, channel style, chanel set, chanel setting, set in a channel, channelled, channeled',
  Bezel:
    'bezel, bezel set, bezel setting, rub over, rubover, rub over setting, rub over set, collet, collet set, half bezel, full bezel, besel, bezle, bezil, flush set, flush setting, flush mount, gypsy set, gypsy setting, bezelled, bezeled, collet setting, rubbed over, bazel, bezal, beezel, bezzel, burnish set, rub set, partial bezel, tube set, tube setting, star set, hammer set, bezel mounted',
  Tension:
    'tension, tension set, tension setting, tension style, floating between, suspended between, tension mounted, tension mount',
  Prong:
    'prong, claw, prong set, prong setting, claw set, claw setting, pronged, prongs, tiffany setting, tiffany style setting, basket setting, tulip basket, tulip setting, tulip head, martini setting, martini set, martini, double claw, double prong, claw prong, cathedral setting, v prong, trellis setting, basket set, talon, talon prong, knife prong, eagle claw, crown setting, shared prong, shared claw, clawed, tiffany style, prongs set, classic prongs, peg head',
  Bar: 'bar set, bar setting, bar mounted, bar style setting, set between bars, held by bars, held between bars, between metal bars, bar mount, bars setting',
  Invisible:
    'invisible set, invisible setting, invisibly set, mystery set, mystery setting, invisible mount, invisible, serti invisible, hidden setting, invisible style',
};

/** Words that name where small stones go, when a setting stands before them: "pavé band" beside a halo. */
export const BAND_PARTS =
  'band, shank, shoulder, side, gallery, hoop, edge, edging, border, rim, bail, bridge, arm';
