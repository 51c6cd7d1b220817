import { type FormEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { inspo } from '../../../i18n/en/inspo.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { notify } from '../../../ui/notify.ts';
import { postShared, sharedSize } from '../model/inspo-slice.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH, tagsOf } from '../model/post.ts';
import { useInspo } from '../use-inspo.ts';
import { ImageField } from './image-field.tsx';
import type { SharedImage } from './read-image.ts';

/** What the browser keeps for a site is about five million characters; the rest of it is for the cart and the studio. */
const ROOM_CHARACTERS = 3_000_000;

interface ShareDialogProps {
  readonly author: { readonly name: string; readonly avatar: string | null };
  readonly onClose: () => void;
  readonly onShared: () => void;
}

function refuse(
  title: 'share.missing.title' | 'share.full.title',
  text: 'share.missing.text' | 'share.full.text',
) {
  const t = textsNow(inspo);
  notify({ about: 'share', title: t(title), description: t(text), tone: 'destructive' });
}

/** A picture, a title and some words, put at the top of the wall of this device. */
export function ShareDialog({ author, onClose, onShared }: ShareDialogProps) {
  const t = useTexts(inspo);
  const dispatch = useDispatch();
  const taken = sharedSize(useInspo());
  const form = useRef<HTMLFormElement>(null);
  const [image, setImage] = useState<SharedImage | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const [title, setTitle] = useState('');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    const name = title.trim();
    if (name === '' || image === null) {
      refuse('share.missing.title', 'share.missing.text');
      const missing = name === '' ? 'title' : 'image';
      form.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    if (taken + image.imageUrl.length > ROOM_CHARACTERS) {
      refuse('share.full.title', 'share.full.text');
      return;
    }
    const typed = new FormData(event.currentTarget);
    const textOf = (field: string) => String(typed.get(field) ?? '').trim();
    dispatch(
      postShared({
        ...image,
        author,
        title: name,
        description: textOf('description'),
        tags: tagsOf(textOf('tags')),
      }),
    );
    notify({ about: 'share', title: textsNow(inspo)('share.done'), description: name });
    onShared();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('share.title')}
      description={t('share.lead')}
    >
      <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        <ImageField
          image={image}
          error={wasSent && image === null ? t('share.missing.image') : undefined}
          onImage={setImage}
        />
        <Field
          most={TITLE_MAX_LENGTH}
          label={t('share.name')}
          error={wasSent && title.trim() === '' ? t('share.missing.name') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="title"
              value={title}
              autoComplete="off"
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <Field most={DESCRIPTION_MAX_LENGTH} label={t('share.text')}>
          {(control) => <Textarea {...control} name="description" rows={3} />}
        </Field>
        <Field most={200} label={t('share.tags')} hint={t('share.tags.hint')}>
          {(control) => <Input {...control} name="tags" autoComplete="off" />}
        </Field>
        <Button type="submit" className="justify-self-end">
          {t('share.send')}
        </Button>
      </form>
    </Dialog>
  );
}
