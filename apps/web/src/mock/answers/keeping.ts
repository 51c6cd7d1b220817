/** Collections, boards and one's own pictures. */
import type { Board, Collection } from '@filigree/contracts';
import { type Answers, found, newId, now } from '../answer.ts';
import { SHELF } from '../shelf.ts';
import type { World } from '../world.ts';

function itemOf(world: World, itemId: string): Collection['items'][number] {
  const design = world.designs[itemId]?.at(-1);
  if (design) {
    return { itemId, kind: 'variation', name: design.title, imageUrl: design.images[0]?.url ?? null };
  }
  const { name, images } = found(SHELF, itemId);
  return { itemId, kind: 'piece', name, imageUrl: images[0] ?? null };
}

function changeCollection(world: World, id: string, change: (before: Collection) => Partial<Collection>) {
  const before = found(world.collections, id);
  const after = { ...before, ...change(before) };
  world.collections = world.collections.map((other) => (other === before ? after : other));
  return after;
}
function changeBoard(world: World, id: string, change: (before: Board) => Partial<Board>) {
  const before = found(world.boards, id);
  const after = { ...before, ...change(before) };
  world.boards = world.boards.map((other) => (other === before ? after : other));
  return after;
}

export const keepingAnswers: Answers = {
  listCollections: (_asked, { collections }) => collections,
  createCollection: ({ body }, world) => {
    const items = body.items.map((itemId) => itemOf(world, itemId));
    const collection = {
      id: newId(),
      name: body.name,
      description: body.description,
      items,
      createdAt: now(),
    };
    world.collections = [...world.collections, collection];
    return collection;
  },
  getCollection: ({ params }, { collections }) => found(collections, params.id),
  updateCollection: ({ params, body }, world) =>
    changeCollection(world, params.id, ({ name, description, items }) => ({
      name: body.name ?? name,
      description: body.description ?? description,
      items: body.items?.map((itemId) => itemOf(world, itemId)) ?? items,
    })),
  deleteCollection: ({ params: { id } }, world) => {
    found(world.collections, id);
    world.collections = world.collections.filter((collection) => collection.id !== id);
    return { id };
  },
  addCollectionItem: ({ params, body: { itemId } }, world) =>
    changeCollection(world, params.id, ({ items }) => ({
      items: items.some((item) => item.itemId === itemId) ? items : [...items, itemOf(world, itemId)],
    })),
  removeCollectionItem: ({ params: { id, itemId } }, world) =>
    changeCollection(world, id, ({ items }) => ({ items: items.filter((item) => item.itemId !== itemId) })),
  listBoards: (_asked, { boards }) => boards,
  createBoard: ({ body }, world) => {
    const board = { ...body, id: newId(), images: [], pieces: [], createdAt: now() };
    world.boards = [...world.boards, board];
    return board;
  },
  getBoard: ({ params }, { boards }) => found(boards, params.id),
  updateBoard: ({ params, body }, world) =>
    changeBoard(world, params.id, ({ name, description, images, pieces }) => ({
      name: body.name ?? name,
      description: body.description ?? description,
      images: body.images?.map((id) => ({ id, url: found(world.images, id).url })) ?? images,
      pieces: body.pieces ?? pieces,
    })),
  deleteBoard: ({ params: { id } }, world) => {
    found(world.boards, id);
    world.boards = world.boards.filter((board) => board.id !== id);
    return { id };
  },
  addBoardImage: ({ params, body: { imageId: id } }, world) =>
    changeBoard(world, params.id, ({ images }) => ({
      images: [...images.filter((image) => image.id !== id), { id, url: found(world.images, id).url }],
    })),
  addBoardPiece: ({ params, body: { pieceId } }, world) =>
    changeBoard(world, params.id, ({ pieces }) => ({
      pieces: [...pieces.filter((id) => id !== pieceId), found(SHELF, pieceId).id],
    })),
  // The picture itself is not kept: a picture of the shelf stands for it.
  uploadImage: (_asked, world) => {
    const url = SHELF[world.images.length % SHELF.length]?.images[0] ?? '';
    const image = { id: newId(), url, width: 1_200, height: 1_200, bytes: 100_000, createdAt: now() };
    world.images = [...world.images, image];
    return image;
  },
  getImage: ({ params }, { images }) => found(images, params.id),
  deleteImage: ({ params: { id } }, world) => {
    world.images = world.images.filter((image) => image.id !== id);
    return { id };
  },
};
