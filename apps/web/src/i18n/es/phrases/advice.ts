import type { Phrases } from '../../phrasebook.ts';

/** Stone against setting: what a setter would say before taking the job. */
export const advice: Phrases = {
  'Have it machined or sintered from the same file, or choose gold, platinum or silver.':
    'Que lo mecanicen o lo sintericen a partir del mismo archivo, o elige oro, platino o plata.',
  'Only diamond, ruby and sapphire withstand the pressure of a tension setting; {gem} would crack.':
    'Solo el diamante, el rubí y el zafiro resisten la presión de un engaste de tensión; {gem.el} se agrietaría.',
  'Hold it in prongs or a bezel.': 'Sujeta la piedra con garras o con un bisel.',
  '{metal} does not keep its spring and would let go of the stone.':
    '{metal.el} no conserva su elasticidad y soltaría la piedra.',
  'Choose 14k or 18k gold, platinum or titanium for a tension setting.':
    'Elige oro de 14 k o de 18 k, platino o titanio para un engaste de tensión.',
  'Setting {gem} in a channel puts pressure on its edge, which it may not survive.':
    'Engastar {gem.el} en canal le presiona el borde, y quizá no lo resista.',
  'Setting {gem} in a bar puts pressure on its edge, which it may not survive.':
    'Engastar {gem.el} entre barras le presiona el borde, y quizá no lo resista.',
  'Hold it in prongs or a bezel, or use diamond, ruby or sapphire there.':
    'Sujeta la piedra con garras o con un bisel, o usa ahí diamante, rubí o zafiro.',
  'The pavilion is grooved for an invisible setting; {gem} would break while that is done.':
    'Para un engaste invisible se ranura la parte de abajo de la piedra; {gem.el} se rompería al hacerlo.',
  'Use diamond, ruby or sapphire there, or set it in a channel.':
    'Usa ahí diamante, rubí o zafiro, o engástala en canal.',
  'Setting small stones so close asks for a hardness of 7; {gem} is softer and would be scratched by the tools.':
    'Engastar piedras pequeñas tan juntas pide una dureza de 7; {gem.el} es más bland{gem.o} y las herramientas {gem.lo} rayarían.',
  'Use diamond, sapphire, ruby, spinel or garnet for the small stones.':
    'Usa diamante, zafiro, rubí, espinela o granate para las piedras pequeñas.',
  '{gem} has a hardness of {n} to {n2}: worn daily on a hand it loses its polish.':
    '{gem.el} tiene una dureza de {n} a {n2}: a diario en la mano pierde el pulido.',
  'The bezel helps; keep it for occasions, or wear it as a pendant or earrings.':
    'El bisel ayuda; guarda la pieza para ocasiones, o lleva la piedra en un colgante o en aretes.',
  'Set it in a bezel, keep it for occasions, or wear it as a pendant or earrings.':
    'Ponla en un bisel, guarda la pieza para ocasiones, o lleva la piedra en un colgante o en aretes.',
  '{gem} chips at an open edge.': '{gem.el} se astilla si el borde queda abierto.',
  'A bezel or a halo protects it better than prongs alone.':
    'Un bisel o un halo protege la piedra mejor que las garras solas.',
  'A pearl is never cut: it is drilled and glued on a peg in a cup.':
    'Una perla nunca se talla: se perfora y se pega en una espiga dentro de una copa.',
  'A half pearl is sawn from a round one: its edge is where it chips.':
    'Una media perla se sierra de una redonda: su borde es lo que se astilla.',
  'Let the bezel cover the edge all around, and keep it from water.':
    'Que el bisel cubra todo el borde, y mantenla lejos del agua.',
  'Make it a bead; of a chosen cut only the outline can be kept.':
    'Hazla redonda; de la talla elegida solo se puede conservar el contorno.',
  'Facets do nothing for {gem}: its beauty is in the body and the dome.':
    'Las facetas no favorecen {gem.al}: su belleza está en el cuerpo y en la cúpula.',
  'Cut it as a cabochon in the same outline.': 'Tállala en cabujón con el mismo contorno.',
  'The points of a {cut} cut chip when they stand free.':
    'Las puntas de la talla {cut} se astillan si quedan libres.',
  'Cover each point with a V-shaped prong.': 'Cubre cada punta con una garra en V.',
  '{metal} is too soft to hold a stone in daily wear.':
    '{metal.el} es demasiado bland{metal.o} para sujetar una piedra en el uso diario.',
  'Use 18k or 14k gold for the setting, or a full bezel.':
    'Usa oro de 18 k o de 14 k para el engaste, o un bisel completo.',
  '{metal} cannot be pushed over a stone.': '{metal.el} no se puede doblar sobre una piedra.',
  'Make the setting of gold or platinum and join it to the band.':
    'Haz el engaste de oro o de platino y únelo al aro.',
};
