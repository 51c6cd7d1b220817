/** All of Spanish, by the names of the namespaces: fetched once, when somebody chooses it. */
import type { Texts } from '../engine.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { boards } from './boards.ts';
import { cart } from './cart.ts';
import { chat } from './chat.ts';
import { collections } from './collections.ts';
import { credits } from './credits.ts';
import { creditWords } from './creditWords.ts';
import { details } from './details.ts';
import { errorCodes } from './errorCodes.ts';
import { failures } from './failures.ts';
import { faq } from './faq.ts';
import { favorites } from './favorites.ts';
import { frame } from './frame.ts';
import { google } from './google.ts';
import { home } from './home.ts';
import { info } from './info.ts';
import { inspo } from './inspo.ts';
import { mailLinks } from './mailLinks.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { picker } from './picker.ts';
import { pieceOptions } from './pieceOptions.ts';
import { pieces } from './pieces.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { settings } from './settings.ts';
import { shownPieces } from './shownPieces.ts';
import { studio } from './studio.ts';
import { terms } from './terms.ts';
import { twoStep } from './twoStep.ts';
import { ui } from './ui.ts';
import { viewer } from './viewer.ts';
import { vocabulary } from './vocabulary.ts';
import { wall } from './wall.ts';

export const texts: Texts = {
  about,
  account,
  auth,
  boards,
  cart,
  chat,
  collections,
  credits,
  creditWords,
  details,
  errorCodes,
  failures,
  faq,
  favorites,
  frame,
  google,
  home,
  info,
  inspo,
  mailLinks,
  orders,
  payments,
  picker,
  pieceOptions,
  pieces,
  privacy,
  profile,
  settings,
  shownPieces,
  studio,
  terms,
  twoStep,
  ui,
  viewer,
  vocabulary,
  wall,
};
