import type { Phrases } from '../../phrasebook.ts';

/** What was read from a request: values of its fields by the field, conflicts with the guide, and refusals. */
export const readings: Phrases = {
  'figures: {figure}': '{figure}',
  'stoneColours: {stone}': '{stone}',
  'enamelColours: {colour}': '{colour}',
  'bandProfile: {profile}': '{profile}',
  'chainKind: {chain}': '{chain}',
  'claspKind: {clasp}': '{clasp}',
  'earringKind: stud': 'de botón',
  'earringKind: hoop': 'argollas',
  'earringKind: huggie': 'huggies',
  'earringKind: drop': 'colgantes',
  'earringKind: chandelier': 'candelabro',
  'earringKind: climber': 'trepadores',
  'earringKind: jacket': 'jacket',
  'earringKind: cuff': 'ear cuff',
  'earringKind: threader': 'de cadena',
  'braceletKind: bangle': 'brazalete',
  'braceletKind: cuff': 'brazalete abierto',
  'braceletKind: tennis': 'tenis',
  'braceletKind: chain': 'de cadena',
  'braceletKind: charm': 'de dijes',
  'braceletKind: beaded': 'de cuentas',
  'setTypes: {words}': '{words}',
  'prongCount: {n} prongs': '{n} garras',
  'lengthIn: {inches}': '{inches}',
  'ringSize: US {n}': 'US {n}',
  'budget: {budget}': '{budget}',
  'proportions.band: slim': 'fino',
  'proportions.band: wide': 'ancho',
  'proportions.presence: delicate': 'delicado',
  'proportions.presence: bold': 'contundente',
  'proportions.stone: small': 'pequeña',
  'proportions.stone: large': 'grande',
  'proportions.ornament: simple': 'sencillo',
  'proportions.ornament: ornate': 'recargado',
  'proportions.profile: high': 'alto',
  'proportions.profile: low': 'bajo',

  'Your words say "{text}" for the {field}, the Design Guide says {guide}. The guide is followed.':
    'Tus palabras dicen «{text}» ({field}) y la Guía de diseño dice {guide}. Se sigue la guía.',

  'Please say which piece you have in mind, for example "a slim gold ring with an oval sapphire", or choose a type in the Design Guide.':
    'Di en qué pieza piensas, por ejemplo «un anillo fino de oro con un zafiro oval», o elige un tipo en la Guía de diseño.',
  'There are no words in this request.': 'Esta petición no tiene palabras.',
  'We do not make {text} pieces yet.': 'Todavía no hacemos piezas de ese tipo: {text}.',
  'This seems to ask for something other than jewelry ("{text}").':
    'Esto parece pedir algo distinto de una joya («{text}»).',
  'This seems to ask for something other than jewelry.': 'Esto parece pedir algo distinto de una joya.',
  'We design jewelry only.': 'Solo diseñamos joyas.',
  'This asks for a service rather than for a new piece of jewelry.':
    'Esto pide un servicio y no una joya nueva.',
  'This reads like a question or a task rather than a wish for a piece of jewelry.':
    'Esto se lee como una pregunta o una tarea, no como el deseo de una joya.',
  'The words of jewelry in this request seem to mean something else.':
    'Las palabras de joyería de esta petición parecen querer decir otra cosa.',
  'We could not find a piece of jewelry in these words.': 'No encontramos una joya en estas palabras.',
  'price range': 'rango de precio',
  'matching set': 'conjunto a juego',
};
