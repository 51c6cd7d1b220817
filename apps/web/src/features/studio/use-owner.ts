import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../session/auth-slice.ts';
import { studioActions } from './model/studio-slice.ts';
import { useStudio, useStudioDispatch } from './use-studio.ts';

/** Whether what lies on the bench is this person's. What somebody else left is cleared away before it is shown. */
export function useOwner(): boolean {
  const dispatch = useStudioDispatch();
  const owner = useStudio((studio) => studio.owner);
  const id = useSelector(selectUser)?.id;
  useLayoutEffect(() => {
    if (id !== undefined && owner !== id) dispatch(studioActions.ownerCame(id));
  }, [dispatch, owner, id]);
  return owner === null || owner === id;
}
