import type { Phrases } from '../../phrasebook.ts';

/** Weight, stones and cost of a piece. */
export const estimate: Phrases = {
  '{clause}; {clause2}': '{clause}; {clause2}',
  '{clause}; {clause2}; {clause3}': '{clause}; {clause2}; {clause3}',
  '{clause}; {clause2}; {clause3}; {clause4}': '{clause}; {clause2}; {clause3}; {clause4}',
  'estimated, {grams} of metal (10 % either way)': 'estimado: {grams} de metal (10 % más o menos)',
  'estimated, {grams} of metal the set (10 % either way)':
    'estimado: {grams} de metal todo el conjunto (10 % más o menos)',
  'estimated, {grams} of metal the pair (10 % either way)':
    'estimado: {grams} de metal el par (10 % más o menos)',
  '1 stone, {carats}': '1 piedra, {carats}',
  '{n} stones, {carats} together': '{n} piedras, {carats} en total',
  'estimated {usd} to {usd2}, at prices of {date}': 'entre {usd} y {usd2}, a precios del {date}',
  'estimated {usd} to {usd2} the set, at prices of {date}':
    'entre {usd} y {usd2} el conjunto, a precios del {date}',
  'estimated {usd} to {usd2} the pair, at prices of {date}':
    'entre {usd} y {usd2} el par, a precios del {date}',
  'about 1 bench hour at {usd} to {usd2}: {operations}':
    'alrededor de 1 hora de banco a entre {usd} y {usd2}: {operations}',
  'about {n} bench hours at {usd} to {usd2}: {operations}':
    'unas {n} horas de banco a entre {usd} y {usd2}: {operations}',
  '{grams} of {metal}': '{grams} de {metal}',
  '1 {stone}, {mm}, {carats}': '1 {stone}, {mm}, {carats}',
  '{gem}, {cut}, {mm}, {carats}': '{gem}, talla {cut}, {mm}, {carats}',
  '{n} {stones}, {mm}, {carats} together': '{n} {stones}, {mm}, {carats} en total',
};
