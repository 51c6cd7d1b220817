declare module '*.avif?picture' {
  const picture: import('./ui/catalogue-picture.ts').CataloguePicture;
  export default picture;
}
