import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import './styles/editor.css'
import './styles/status.css'
import './styles/stories.css'
import './styles/form.css'
import './styles/blocks.css'
import './styles/icons.css'
import './styles/pictures.css'
import './styles/text.css'
import './styles/dialogs.css'

createRoot(document.getElementById('editor')!).render(<Editor />)
