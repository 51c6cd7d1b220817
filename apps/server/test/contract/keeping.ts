/** What people keep: collections, boards, favorites and pictures. */
import {
  BOARD_PINS_MAX,
  BOARDS_PER_PERSON,
  boardsCalls,
  COLLECTION_ITEMS_MAX,
  COLLECTIONS_PER_PERSON,
  collectionsCalls,
  FAVORITES_PER_PERSON,
  IMAGES_PER_PERSON,
} from '@filigree/contracts';
import { succeed } from '../contract.ts';
import { UNKNOWN } from '../samples.ts';
import { pictureForm, uploadPicture } from '../upload.ts';
import { type CallCase, type Cases, type Refusal, simply, type World } from './case.ts';

/** A statement that fills up what somebody may have. */
const fill = ({ test }: World, statement: string, values: readonly unknown[]) =>
  test.database.pool.query(statement, [...values]);

async function collection(world: World, items: readonly string[] = []) {
  const as = await world.somebody();
  const body = { name: 'Rings', items };
  const { id } = await succeed(world.test.app, as, collectionsCalls.createCollection, { body });
  return { as, params: { id } };
}

async function board(world: World) {
  const as = await world.somebody();
  const { id } = await succeed(world.test.app, as, boardsCalls.createBoard, { body: { name: 'Rings' } });
  return { as, params: { id } };
}

async function picture(world: World) {
  const as = await world.somebody();
  return { as, params: { id: (await uploadPicture(world.test, as)).id } };
}

const TOO_MANY_PICTURES = `You have ${IMAGES_PER_PERSON} pictures, which is the most. Delete some first.`;
const fillPictures = (world: World, userId: string) =>
  fill(
    world,
    `insert into images (id, user_id, path, width, height, bytes, stored)
     select gen_random_uuid(), $1, 'uploads/' || gen_random_uuid() || '.png', 1, 1, 1, true
     from generate_series(1, $2::int)`,
    [userId, IMAGES_PER_PERSON],
  );

function making(body?: object): CallCase {
  const asked = body === undefined ? {} : { body };
  return {
    succeeds: async (world) => ({ ...(await picture(world)), ...asked }),
    refuses: {
      CONFLICT: async (world) => {
        const own = await picture(world);
        await fillPictures(world, own.as.user.id);
        return { ...own, ...asked, message: TOO_MANY_PICTURES };
      },
    },
  };
}

export const keepingCases: Cases = {
  listCollections: { succeeds: async (world) => ({ as: (await collection(world, [world.ring])).as }) },
  createCollection: {
    succeeds: async (world) => ({ as: await world.somebody(), body: { name: 'Rings', items: [world.ring] } }),
    refuses: {
      NOT_FOUND: async (world) => ({
        as: await world.somebody(),
        body: { name: 'Rings', items: [UNKNOWN] },
        message: 'There is no such piece or design.',
      }),
      CONFLICT: async (world) => {
        const as = await world.somebody();
        await fill(
          world,
          `insert into collections (id, user_id, name, description)
           select gen_random_uuid(), $1, 'x', '' from generate_series(1, $2::int)`,
          [as.user.id, COLLECTIONS_PER_PERSON],
        );
        const message = `You have ${COLLECTIONS_PER_PERSON} collections, which is the most.`;
        return { as, body: { name: 'One more' }, message };
      },
    },
  },
  getCollection: { succeeds: (world) => collection(world, [world.ring]) },
  updateCollection: {
    succeeds: async (world) => ({ ...(await collection(world)), body: { items: [world.chain] } }),
  },
  deleteCollection: { succeeds: (world) => collection(world) },
  addCollectionItem: {
    succeeds: async (world) => ({ ...(await collection(world)), body: { itemId: world.ring } }),
    refuses: {
      CONFLICT: async (world): Promise<Refusal> => {
        const own = await collection(world);
        await fill(
          world,
          `with v as (insert into variations (id, user_id, prompt)
             select gen_random_uuid(), $1, 'p' from generate_series(1, $3::int) returning id)
           insert into collection_items (collection_id, position, variation_id)
           select $2, row_number() over (), id from v`,
          [own.as.user.id, own.params.id, COLLECTION_ITEMS_MAX],
        );
        const message = `A collection holds at most ${COLLECTION_ITEMS_MAX} items.`;
        return { ...own, body: { itemId: world.ring }, message };
      },
    },
  },
  removeCollectionItem: {
    succeeds: async (world) => {
      const { as, params } = await collection(world, [world.ring]);
      return { as, params: { ...params, itemId: world.ring } };
    },
  },

  listBoards: { succeeds: async (world) => ({ as: (await board(world)).as }) },
  createBoard: {
    succeeds: async (world) => ({ as: await world.somebody(), body: { name: 'Rings' } }),
    refuses: {
      CONFLICT: async (world) => {
        const as = await world.somebody();
        await fill(
          world,
          `insert into boards (id, user_id, name, description)
           select gen_random_uuid(), $1, 'x', '' from generate_series(1, $2::int)`,
          [as.user.id, BOARDS_PER_PERSON],
        );
        const message = `You have ${BOARDS_PER_PERSON} boards, which is the most.`;
        return { as, body: { name: 'One more' }, message };
      },
    },
  },
  getBoard: { succeeds: board },
  updateBoard: { succeeds: async (world) => ({ ...(await board(world)), body: { pieces: [world.ring] } }) },
  deleteBoard: { succeeds: board },
  addBoardImage: {
    succeeds: async (world) => {
      const own = await board(world);
      return { ...own, body: { imageId: (await uploadPicture(world.test, own.as)).id } };
    },
    refuses: {
      CONFLICT: async (world) => {
        const own = await board(world);
        const imageId = (await uploadPicture(world.test, own.as)).id;
        await fill(
          world,
          `with i as (insert into images (id, user_id, path, width, height, bytes, stored)
             select gen_random_uuid(), $1, 'uploads/' || gen_random_uuid() || '.png', 1, 1, 1, true
             from generate_series(1, $3::int) returning id)
           insert into board_images (board_id, position, image_id) select $2, row_number() over (), id from i`,
          [own.as.user.id, own.params.id, BOARD_PINS_MAX],
        );
        return {
          ...own,
          body: { imageId },
          message: `A board holds at most ${BOARD_PINS_MAX} of each kind.`,
        };
      },
    },
  },
  addBoardPiece: {
    succeeds: async (world) => ({ ...(await board(world)), body: { pieceId: world.ring } }),
    refuses: {
      CONFLICT: async (world) => {
        const own = await board(world);
        await fill(
          world,
          `${COPIES_OF_A_PIECE}
           insert into board_pieces (board_id, position, piece_id) select $1, row_number() over (), id from p`,
          [own.params.id, world.chain, BOARD_PINS_MAX],
        );
        const message = `A board holds at most ${BOARD_PINS_MAX} of each kind.`;
        return { ...own, body: { pieceId: world.ring }, message };
      },
    },
  },

  listFavorites: simply,
  addFavorite: {
    succeeds: async (world) => ({ as: await world.somebody(), body: { pieceId: world.ring } }),
    refuses: {
      CONFLICT: async (world) => {
        const as = await world.somebody();
        await fill(
          world,
          `${COPIES_OF_A_PIECE} insert into favorites (user_id, piece_id) select $1, id from p`,
          [as.user.id, world.chain, FAVORITES_PER_PERSON],
        );
        const message = `You have ${FAVORITES_PER_PERSON} favorites, which is the most.`;
        return { as, body: { pieceId: world.ring }, message };
      },
    },
  },
  removeFavorite: {
    succeeds: async (world) => {
      const as = await world.somebody();
      await fill(world, 'insert into favorites (user_id, piece_id) values ($1, $2)', [
        as.user.id,
        world.ring,
      ]);
      return { as, params: { id: world.ring } };
    },
  },

  serveImage: {
    succeeds: async (world) => {
      const { url } = await uploadPicture(world.test, await world.somebody());
      return { params: { path: url.replace('/api/images/serve/', '') }, query: { f: 'webp' } };
    },
  },
  uploadImage: {
    succeeds: async (world) => ({ as: await world.somebody(), ...(await pictureForm()) }),
    refuses: {
      CONFLICT: async (world) => {
        const as = await world.somebody();
        await fillPictures(world, as.user.id);
        return { as, ...(await pictureForm()), message: TOO_MANY_PICTURES };
      },
    },
  },
  getImage: { succeeds: picture },
  deleteImage: { succeeds: picture },
  processImage: making(),
  transformImage: making({ rotate: 90 }),
  downloadImage: { succeeds: picture },
};

/** As many further pieces as are asked for ($3), like one that is there ($2). */
const COPIES_OF_A_PIECE = `
  with p as (
    insert into pieces (id, slug, category, name, prompt, materials, gemstones, style_tags, features,
      lead_time_weeks, price_cents, listed_on, pictures, design)
    select gen_random_uuid(), gen_random_uuid(), category, name, prompt, materials, gemstones, style_tags, features,
      lead_time_weeks, price_cents, listed_on, pictures, design
    from pieces, generate_series(1, $3::int) where pieces.id = $2
    returning id)`;
