import type { RingDesign } from '../../design/ring/document.ts';
import { ERA_RULES } from '../../design/ring/eras.ts';
import type { Change } from '../change.ts';
import { already, done, type Outcome } from '../outcome.ts';
import { changeMilgrain } from './surface.ts';

/** The details by which an era is known: band profile, gallery, prongs and beaded edges; stones and metal stay. */
export function changeEra(ring: RingDesign, { era }: Extract<Change, { kind: 'era' }>): Outcome {
  if (ring.character.era === era) return already(`The design is already ${era}.`);
  const rules = ERA_RULES[era];
  const said = [`Style ${ring.character.era ?? 'open'} -> ${era}`];
  ring.character = { ...ring.character, era };
  const profile = rules.profiles[0]!;
  if (ring.band.profile !== profile) {
    said.push(`Profile of the band ${ring.band.profile} -> ${profile}`);
    ring.band.profile = profile;
  }
  const { head } = ring;
  if (head?.kind === 'prong') {
    const gallery = rules.galleries[0]!;
    if (head.gallery !== gallery) said.push(`Gallery ${head.gallery} -> ${gallery}`);
    head.gallery = gallery;
    const form = rules.prongForms[0]!;
    if (head.prongForm !== 'v' && head.prongForm !== form) {
      said.push(`Prongs ${head.prongForm} -> ${form}`);
      head.prongForm = form;
    }
  }
  const milgrain = changeMilgrain(ring, { kind: 'milgrain', on: rules.milgrain });
  if (milgrain.kind === 'done') said.push(...milgrain.said);
  return done(...said);
}
