/** Words of files that are uploaded to a list. */
export const uploads = {
  title: 'Uploads',
  progress: 'Overall progress',
  drop: 'Drop to upload',
  camera: 'Take a photo',
  whereTo: 'Choose before uploading',
  start: 'Start uploading',
  running: 'Uploading: %{done} of %{all}',
  paused: 'Paused: %{done} of %{all}',
  offline: 'Waiting for a connection: %{done} of %{all}',
  done: '%{count} file uploaded. |||| %{count} files uploaded.',
  wrong: '%{count} file could not be uploaded. |||| %{count} files could not be uploaded.',
  unstored: 'This browser cannot keep the files. Leave the page open until they are uploaded.',
  interrupted:
    '%{count} file is still to be uploaded. |||| %{count} files are still to be uploaded.',
  open: 'Go to uploads',
  pause: 'Pause',
  resume: 'Resume',
  tryNow: 'Try now',
  retryAll: 'Retry all',
  signOut: {
    title: 'Uploads are in progress',
    text: '%{count} file is not uploaded yet. If you sign out, you will have to choose it again. |||| %{count} files are not uploaded yet. If you sign out, you will have to choose them again.',
  },
  state: {
    checking: 'checking',
    waiting: 'waiting',
    sending: 'uploading',
    done: 'uploaded',
  },
};
