import { Picture } from '../../../ui/picture.tsx';
import type { InspirationPost } from '../model/post.ts';

interface PostPictureProps {
  readonly post: Pick<InspirationPost, 'imageUrl' | 'srcSet' | 'preview' | 'alt' | 'title' | 'aspect'>;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string;
}

/** Only the proportion matters to the frame. */
const WIDTH_PX = 1_000;

export function PostPicture({ post, className = '', ...rest }: PostPictureProps) {
  const { imageUrl, srcSet, preview, alt, title, aspect } = post;
  return (
    <Picture
      src={imageUrl}
      {...(srcSet === undefined ? {} : { srcSet })}
      {...(preview === undefined ? {} : { preview })}
      alt={alt ?? title}
      width={WIDTH_PX}
      height={Math.round(WIDTH_PX / aspect)}
      className={className}
      {...rest}
    />
  );
}
